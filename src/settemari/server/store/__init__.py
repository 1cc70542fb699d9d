"""What the server keeps: the log of every table, guests and accounts, who drives which table, and what lies beside.

async with await open_store("sqlite:///tables.db") as store:
    await store.append([Entry(table, 1, now, "made", body)], shelf)
"""

from settemari.server.store.backing_up import back_up as back_up
from settemari.server.store.errors import CodeTaken as CodeTaken
from settemari.server.store.errors import Gone as Gone
from settemari.server.store.errors import InUse as InUse
from settemari.server.store.errors import NewerDatabase as NewerDatabase
from settemari.server.store.errors import NoBackup as NoBackup
from settemari.server.store.errors import Taken as Taken
from settemari.server.store.errors import Unreachable as Unreachable
from settemari.server.store.errors import WrongAddress as WrongAddress
from settemari.server.store.opening import open_store as open_store
from settemari.server.store.people import fold as fold
from settemari.server.store.rows import EVERYTHING as EVERYTHING
from settemari.server.store.rows import Account as Account
from settemari.server.store.rows import Entry as Entry
from settemari.server.store.rows import Guest as Guest
from settemari.server.store.rows import Heard as Heard
from settemari.server.store.rows import Pass as Pass
from settemari.server.store.rows import Place as Place
from settemari.server.store.rows import Report as Report
from settemari.server.store.rows import Seated as Seated
from settemari.server.store.rows import Shelf as Shelf
from settemari.server.store.rows import Whisper as Whisper
from settemari.server.store.store import LONGEST_WHISPER as LONGEST_WHISPER
from settemari.server.store.store import Store as Store
