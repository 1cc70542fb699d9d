/**
 * The icon files are made from the component: `npx vitest run app-icon -u` writes them anew,
 * and `python web/scripts/icons.py` makes the pictures of them that telephones want.
 */
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'

import AppIcon from './AppIcon.svelte'

function drawn(maskable: boolean): string {
  const { container } = render(AppIcon, { maskable })
  return (
    container
      .querySelector('svg')!
      .outerHTML.replaceAll(/<!--.*?-->/g, '')
      .replaceAll(/>\s+</g, '><') + '\n'
  )
}

test.each([
  ['icon.svg', false],
  ['icon-maskable.svg', true],
])('public/%s is the icon as it is drawn', async (file, maskable) => {
  await expect(drawn(maskable)).toMatchFileSnapshot(`../../../public/${file}`)
})
