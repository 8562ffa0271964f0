import { render, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { avatarFace, GROUNDS } from '#renderer/components/avatar-face.ts'
import { PlayerAvatar } from '#renderer/components/player-avatar.tsx'
import { AVATAR_EXTRAS, AVATAR_EYES, AVATAR_MOUTHS, AVATAR_SHAPES } from '#shared/constants/avatar-looks.ts'

const OWL = 'rare-owl-monocle-beak-wizard-g2dots-b5'

function draw(avatar: string) {
  const { container } = render(<PlayerAvatar avatar={avatar} size={40} />)
  const svg = container.querySelector('svg') as SVGElement
  return { svg, ground: () => svg.querySelector('rect')?.getAttribute('fill') }
}

describe('a picture of a player', () => {
  it('stays for every name that is no look of the library', () => {
    const faces = ['thumbs-01', 'thumbs-12', 'whatever'].map((name) =>
      Object.values(avatarFace(name)).join(' '),
    )
    expect(faces).toEqual(FACES)
    expect(draw('thumbs-01').ground()).toBe(avatarFace('thumbs-01').ground)
  })

  it('is drawn from the look of a bought one, once its parts are there, in the same place', async () => {
    const { svg, ground } = draw(OWL)
    expect(svg.childElementCount).toBeGreaterThan(0)
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['40', '40'])
    await waitFor(() => expect(ground()).toBe(GROUNDS[2]))
    expect([svg.getAttribute('width'), svg.getAttribute('height')]).toEqual(['40', '40'])
    expect(draw('rare-nonsense').ground()).toBe(avatarFace('rare-nonsense').ground)
  })

  it('differs with every part, and the rarer have a frame of their own', async () => {
    await waitFor(() => expect(draw(OWL).ground()).toBe(GROUNDS[2]))
    const looks = [
      ...AVATAR_SHAPES.map((shape) => `common-${shape}-dots-smile-none-g0-b0`),
      ...AVATAR_EYES.slice(1).map((eyes) => `common-thumb-${eyes}-smile-none-g0-b0`),
      ...AVATAR_MOUTHS.slice(1).map((mouth) => `common-thumb-dots-${mouth}-none-g0-b0`),
      ...AVATAR_EXTRAS.slice(1).map((extra) => `common-thumb-dots-smile-${extra}-g0-b0`),
      ...['rays', 'dots', 'waves', 'stars'].map((pattern) => `common-thumb-dots-smile-none-g0${pattern}-b0`),
      ...['rare', 'epic', 'legendary'].map((tier) => `${tier}-thumb-dots-smile-none-g0-b0`),
    ]
    const drawn = looks.map((look) => draw(look).svg.innerHTML)
    expect(new Set(drawn).size).toBe(looks.length)
  })
})

/** As they have been since the first of them was drawn. */
const FACES = [
  '#3c5a8f #f6efe2 5 thumb cyclops open cheeks',
  '#2f6f6b #f6efe2 -9 thumb dots smile none',
  '#6b4a86 #ff8f6b 8 bean wide teeth cheeks',
]
