"""Whole cards as they are printed, in three languages: invented ones, of every pack. Read them aloud."""

from __future__ import annotations

from settemari.games.arrr import declared
from settemari.games.arrr.card_text import Card, card_lines
from settemari.games.arrr.declared import Ability, Captain, Changes, Crew, Event, Exploration, Lasting, Op
from tests.arrr.printable import catalogue


def prints(card: Card, it: list[str], en: list[str], fr: list[str]) -> None:
    """These lines, in each language. The French ones are written here without their no-break spaces and apostrophes."""
    set_in_type = {
        "'": "\N{RIGHT SINGLE QUOTATION MARK}",
        " :": "\N{NO-BREAK SPACE}:",
        " ;": "\N{NARROW NO-BREAK SPACE};",
    }
    for plain, typeset in set_in_type.items():
        fr = [line.replace(plain, typeset) for line in fr]
    for language, lines in (("it", it), ("en", en), ("fr", fr)):
        assert [catalogue(language).text(line) for line in card_lines(card)] == lines


def crew(kind: str, traits: tuple[int, int, int, int], ability: Ability | None = None) -> Crew:
    return Crew("card", {}, "original", {}, 1, kind, traits, ability)


def event(play: Ability, lasting: Lasting | None = None) -> Event:
    return Event("card", {}, "original", {}, 1, play, lasting, "always")


def captain(*always: Changes, ability: Ability | None = None) -> Captain:
    return Captain("card", {}, "original", {}, 1, always, ability)


# -- crew ------------------------------------------------------------------------------------------------------


def test_an_officer_that_helps_after_a_throw() -> None:
    prints(
        crew("officer", (2, 0, 0, 1), Ability(when=("rolled",), do=(Op("reroll", 2),))),
        it=[
            "Primo ufficiale: attacco 2 e coraggio 1.",
            "Esaurisci dopo un lancio: Rilancia fino a 2 dei tuoi dadi falliti.",
        ],
        en=["Officer: attack 2 and courage 1.", "Exhaust after a throw: Throw up to 2 of your failed dice again."],
        fr=["Officier : attaque 2 et courage 1.", "Épuise après un lancer : Relance jusqu'à 2 de tes dés ratés."],
    )


def test_an_item_that_is_used_on_other_turns_too() -> None:
    prints(
        crew("item", (0, 1, 0, 0), Ability("rival", anytime=True, do=(Op("look"), Op("steal", 1)))),
        it=[
            "Oggetto: navigazione 1.",
            "Esaurisci, anche nel turno degli altri: Guarda tutta la mano di un altro giocatore a tua scelta. "
            "Ruba 1 doblone a quel giocatore.",
        ],
        en=[
            "Item: navigation 1.",
            "Exhaust, also on other players' turns: Look at the whole hand of another player of your choice. "
            "Steal 1 doubloon from that player.",
        ],
        fr=[
            "Objet : navigation 1.",
            "Épuise, même pendant le tour des autres : Regarde toute la main d'un autre joueur de ton choix. "
            "Vole 1 doublon à ce joueur.",
        ],
    )


def test_an_item_without_traits_for_one_action() -> None:
    ability = Ability("own-crew", action=("sail",), do=(Op("ready"), Op("draw-crew", 1), Op("discard-hand", 2)))
    prints(
        crew("item", (0, 0, 0, 0), ability),
        it=[
            "Oggetto.",
            "Esaurisci mentre qualcuno solca i Sette Mari: Prepara una delle tue carte equipaggiate. "
            "Pesca 1 carta equipaggio. Scarta 2 carte dalla mano.",
        ],
        en=[
            "Item.",
            "Exhaust while somebody sails: Ready one of your equipped cards. "
            "Draw 1 crew card. Discard 2 cards from your hand.",
        ],
        fr=[
            "Objet.",
            "Épuise pendant que quelqu'un prend la mer : Rends prête une de tes cartes équipées. "
            "Pioche 1 carte équipage. Défausse 2 cartes de ta main.",
        ],
    )


def test_a_gang_has_traits_alone() -> None:
    prints(
        crew("gang", (1, 2, 0, 3)),
        it=["Ciurma: attacco 1, navigazione 2 e coraggio 3."],
        en=["Gang: attack 1, navigation 2 and courage 3."],
        fr=["Bande : attaque 1, navigation 2 et courage 3."],
    )


# -- events ----------------------------------------------------------------------------------------------------


def test_the_shoal() -> None:
    prints(
        event(Ability(do=(Op("toll", 2, action="sail"),))),
        it=[
            "Giocala appena viene dichiarata un'azione.",
            "Il giocatore di turno scarta 2 carte dalla mano, oppure in questo turno non può solcare i Sette Mari.",
        ],
        en=[
            "Play it right after an action is declared.",
            "The player on turn discards 2 cards from their hand or may not sail this turn.",
        ],
        fr=[
            "Joue-la dès qu'une action est déclarée.",
            "Le joueur dont c'est le tour défausse 2 cartes de sa main, ou il ne peut pas prendre la mer ce tour-ci.",
        ],
    )


def test_an_event_names_its_target_once() -> None:
    do = (Op("remove-dice", 1, "pirate"), Op("lose", 2, "pirate"), Op("gain", 1, "others"))
    prints(
        event(Ability("pirate", do=do)),
        it=[
            "Giocala prima di un tiro.",
            "Il giocatore di turno lancia 1 dado in meno. Quel giocatore perde 2 dobloni. "
            "Ogni altro giocatore prende 1 doblone dalla riserva.",
        ],
        en=[
            "Play it before a roll.",
            "The player on turn throws 1 die fewer. That player loses 2 doubloons. "
            "Every other player takes 1 doubloon from the supply.",
        ],
        fr=[
            "Joue-la avant un jet.",
            "Le joueur dont c'est le tour lance 1 dé de moins. Ce joueur perd 2 doublons. "
            "Chaque autre joueur prend 1 doublon dans la réserve.",
        ],
    )


def test_an_event_that_cancels() -> None:
    prints(
        event(Ability("stacked-ability", do=(Op("cancel"),))),
        it=["Annulla l'abilità di una carta equipaggio sulla pila."],
        en=["Cancel a crew card's ability on the stack."],
        fr=["Annule le pouvoir d'une carte équipage sur la pile."],
    )


def test_an_event_on_the_row() -> None:
    prints(
        event(Ability("exploration", when=("free", "declared"), do=(Op("swap-row"),))),
        it=[
            "Giocala prima o dopo l'azione o appena viene dichiarata un'azione.",
            "Scambia un'esplorazione della fila con la sua vicina dal lato del mazzo; "
            "se è già accanto al mazzo, con l'altra vicina.",
        ],
        en=[
            "Play it before or after the action or right after an action is declared.",
            "Swap an exploration of the row with its neighbour nearer the deck; "
            "if it lies next to the deck, with its other neighbour.",
        ],
        fr=[
            "Joue-la avant ou après l'action ou dès qu'une action est déclarée.",
            "Échange une exploration de la rangée avec sa voisine du côté de la pioche ; "
            "si elle touche déjà la pioche, avec son autre voisine.",
        ],
    )


def test_an_event_that_changes_course() -> None:
    prints(
        event(Ability("exploration", do=(Op("redirect"), Op("draw-either", 1)))),
        it=[
            "Giocala appena qualcuno dichiara di solcare i Sette Mari.",
            "Il giocatore di turno affronta un'esplorazione della fila al posto di quella dichiarata. "
            "Pesca 1 carta equipaggio o 1 evento.",
        ],
        en=[
            "Play it right after sailing is declared.",
            "The player on turn faces an exploration of the row instead of the one declared. "
            "Draw 1 crew card or 1 event.",
        ],
        fr=[
            "Joue-la dès que quelqu'un déclare prendre la mer.",
            "Le joueur dont c'est le tour affronte une exploration de la rangée à la place de celle qu'il a déclarée. "
            "Pioche 1 carte équipage ou 1 événement.",
        ],
    )


def test_a_permanent_event_on_a_player() -> None:
    prints(
        event(Ability("pirate"), Lasting("pirate", "roll", (Changes("dice", -2, "attack"),))),
        it=[
            "Permanente, davanti al giocatore di turno, finché quel giocatore non conclude un tiro.",
            "Quel giocatore lancia 2 dadi in meno nei tiri di attacco.",
        ],
        en=[
            "Permanent, in front of the player on turn, until that player finishes a roll.",
            "That player throws 2 dice fewer in attack rolls.",
        ],
        fr=[
            "Permanent, devant le joueur dont c'est le tour, jusqu'à ce que ce joueur termine un jet.",
            "Ce joueur lance 2 dés de moins dans les jets d'attaque.",
        ],
    )


def test_a_permanent_event_on_an_exploration() -> None:
    changes = (Changes("difficulty", 1, "any"), Changes("doubloons", 2), Changes("calm"))
    prints(
        event(Ability("exploration"), Lasting("exploration", "end", changes)),
        it=[
            "Permanente, su un'esplorazione della fila, finché resta nella fila.",
            "La difficoltà dei suoi test aumenta di 1. Chi la conquista prende 2 dobloni in più. "
            "Le sue vicine non la influenzano.",
        ],
        en=[
            "Permanent, on an exploration of the row, as long as it lies in the row.",
            "The difficulty of its tests is 1 higher. Conquering it brings 2 more doubloons. "
            "Its neighbours have no influence on it.",
        ],
        fr=[
            "Permanent, sur une exploration de la rangée, tant qu'elle est dans la rangée.",
            "La difficulté de ses épreuves augmente de 1. La conquérir rapporte 2 doublons de plus. "
            "Ses voisines n'ont pas d'influence sur elle.",
        ],
    )


def test_a_permanent_event_that_does_something_first() -> None:
    lasting = Lasting("crew", "my-next-turn", (Changes("dice", -1, "courage"),))
    prints(
        event(Ability("crew", do=(Op("exhaust"),)), lasting),
        it=[
            "Esaurisci una carta equipaggiata qualsiasi.",
            "Permanente, su quella carta, fino all'inizio del tuo prossimo turno.",
            "Chi la possiede lancia 1 dado in meno nei tiri di coraggio.",
        ],
        en=[
            "Exhaust any equipped card.",
            "Permanent, on that card, until your next turn begins.",
            "Its owner throws 1 die fewer in courage rolls.",
        ],
        fr=[
            "Épuise n'importe quelle carte équipée.",
            "Permanent, sur cette carte, jusqu'au début de ton prochain tour.",
            "Son propriétaire lance 1 dé de moins dans les jets de courage.",
        ],
    )


def test_a_permanent_event_on_the_table() -> None:
    lasting = Lasting("table", "turn", (Changes("forbid", action="challenge"), Changes("raid", 1)))
    prints(
        event(Ability(when=("free",)), lasting),
        it=[
            "Giocala prima o dopo l'azione.",
            "Permanente, per tutti, fino alla fine di questo turno.",
            "Nessuno può lanciare una sfida. Ogni razzia dà 1 doblone in più.",
        ],
        en=[
            "Play it before or after the action.",
            "Permanent, for everybody, until the end of this turn.",
            "Nobody may declare a challenge. Each raid brings 1 more doubloon.",
        ],
        fr=[
            "Joue-la avant ou après l'action.",
            "Permanent, pour tout le monde, jusqu'à la fin de ce tour.",
            "Personne ne peut lancer un défi. Chaque pillage rapporte 1 doublon de plus.",
        ],
    )


# -- explorations ----------------------------------------------------------------------------------------------


def exploration(
    *tests: declared.Test,
    condition: tuple[str, int] | None = None,
    watched: bool = False,
    fame: int = 0,
    symbol: str = "",
    doubloons: int = 0,
    reward: tuple[Op, ...] = (),
    penalty: tuple[Op, ...] = (),
    influence: dict[str, int] | None = None,
) -> Exploration:
    rest = (fame, symbol, doubloons, reward, penalty, influence or {})
    return Exploration("card", {}, "original", {}, 1, condition, watched, tests, *rest)


def test_an_exploration_with_everything() -> None:
    prints(
        exploration(
            declared.Test("courage", 5, (), ()),
            condition=("officers", 1),
            watched=True,
            fame=5,
            doubloons=2,
            reward=(Op("draw-event", 1), Op("gain", 1, "others")),
            penalty=(Op("damage", 3),),
            influence={"navigation": 1, "doubloons": -1},
        ),
        it=[
            "Condizione: almeno 1 primo ufficiale equipaggiato.",
            "Sorvegliata: qui nessuno bara.",
            "Coraggio 5.",
            "Bottino: 5 punti di fama e 2 dobloni.",
            "Se la conquisti: Pesca 1 evento. Ogni altro giocatore prende 1 doblone dalla riserva.",
            "Se ti sconfigge: Subisci 3 danni (scarta 3 delle tue carte equipaggiate).",
            "Influenza sulle vicine: test di navigazione +1 e dobloni \u22121.",
        ],
        en=[
            "Condition: at least 1 officer equipped.",
            "Watched: nobody cheats here.",
            "Courage 5.",
            "Loot: 5 fame and 2 doubloons.",
            "If you conquer it: Draw 1 event. Every other player takes 1 doubloon from the supply.",
            "If it defeats you: Suffer 3 damage (discard 3 of your equipped cards).",
            "Influence on its neighbours: navigation tests +1 and doubloons \u22121.",
        ],
        fr=[
            "Condition : au moins 1 officier équipé.",
            "Surveillée : ici, on ne triche pas.",
            "Courage 5.",
            "Butin : 5 points de renommée et 2 doublons.",
            "Si tu la conquiers : Pioche 1 événement. Chaque autre joueur prend 1 doublon dans la réserve.",
            "Si elle te bat : Subis 3 dégâts (défausse 3 de tes cartes équipées).",
            "Influence sur ses voisines : épreuves de navigation +1 et doublons \u22121.",
        ],
    )


def test_an_exploration_whose_tests_have_rewards_and_penalties() -> None:
    prints(
        exploration(
            declared.Test("cunning", 2, (Op("press", 1),), (Op("lose", 1),)),
            declared.Test("attack", 4, (), (Op("tire", 2),)),
            condition=("navigation", 3),
            symbol="idol",
            influence={"attack": -1},
        ),
        it=[
            "Condizione: almeno 3 di navigazione in tutto.",
            "Astuzia 2. Se lo superi: Pesca 1 carta equipaggio e mettila subito nella tua area; "
            "se non c'è posto, va in mano. Se lo fallisci: Perdi 1 doblone.",
            "Attacco 4. Se lo fallisci: Esaurisci 2 delle tue carte equipaggiate ancora preparate.",
            "Bottino: idolo (collezione).",
            "Influenza sulle vicine: test di attacco \u22121.",
        ],
        en=[
            "Condition: navigation 3 or more in all.",
            "Cunning 2. If you pass: Draw 1 crew card and equip it at once; if there is no room, it goes to your hand. "
            "If you fail: Lose 1 doubloon.",
            "Attack 4. If you fail: Exhaust 2 of your ready equipped cards.",
            "Loot: idol (collection).",
            "Influence on its neighbours: attack tests \u22121.",
        ],
        fr=[
            "Condition : au moins 3 de navigation en tout.",
            "Ruse 2. Si tu réussis : Pioche 1 carte équipage et équipe-la aussitôt ; "
            "faute de place, elle va dans ta main. Si tu échoues : Perds 1 doublon.",
            "Attaque 4. Si tu échoues : Épuise 2 de tes cartes équipées encore prêtes.",
            "Butin : idole (collection).",
            "Influence sur ses voisines : épreuves d'attaque \u22121.",
        ],
    )


# -- captains --------------------------------------------------------------------------------------------------


def test_a_captain_of_both_kinds() -> None:
    ability = Ability(when=("before-roll", "rolled"), action=("challenge",), do=(Op("add-dice", 1),))
    prints(
        captain(Changes("dice", 1, "cunning"), Changes("equip", 1), ability=ability),
        it=[
            "Sempre: Lanci 1 dado in più nei tiri di astuzia. Puoi avere 1 carta equipaggiata in più.",
            "Esaurisci prima di un tiro o dopo un lancio, durante una sfida: Aggiungi 1 dado al tuo tiro.",
        ],
        en=[
            "Always: You throw 1 more die in cunning rolls. You may have 1 more equipped card.",
            "Exhaust before a roll or after a throw, during a challenge: Add 1 die to your roll.",
        ],
        fr=[
            "Toujours : Tu lances 1 dé de plus dans les jets de ruse. Tu peux avoir 1 carte équipée de plus.",
            "Épuise avant un jet ou après un lancer, pendant un défi : Ajoute 1 dé à ton jet.",
        ],
    )


def test_a_captain_that_is_used_alone() -> None:
    ability = Ability(when=("answer",), anytime=True, do=(Op("ward", 1),))
    prints(
        captain(ability=ability),
        it=[
            "Esaurisci in risposta a qualcosa sulla pila, anche nel turno degli altri: "
            "Ignora il prossimo danno che subisci in questo turno."
        ],
        en=[
            "Exhaust in answer to something on the stack, also on other players' turns: "
            "Ignore the next point of damage you suffer this turn."
        ],
        fr=[
            "Épuise en réponse à un élément de la pile, même pendant le tour des autres : "
            "Ignore le prochain dégât que tu subis ce tour-ci."
        ],
    )
