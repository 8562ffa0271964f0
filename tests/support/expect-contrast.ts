import { expect, type Page } from '@playwright/test'

/** Lists translucent elements, and borders below 4.5:1 both on their ground and on the page. Parts of pictures are left out. */
const weaknesses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(still)
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    /** Returns red, green, blue and alpha of a color in any notation. */
    const channels = (color: string): number[] => {
      if (!canvas) throw new Error('no canvas')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminance = (color: string): number => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((channel) =>
        channel / 255 <= 0.04045 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    /** The colour on which an element is drawn: its nearest ancestor's that has one. */
    const groundOf = ({ parentElement }: Element): string => {
      if (!parentElement) return getComputedStyle(document.documentElement).backgroundColor
      const { backgroundColor } = getComputedStyle(parentElement)
      return channels(backgroundColor)[3] === 0 ? groundOf(parentElement) : backgroundColor
    }
    const contrast = (color: string, ground: string): number => {
      const both = [luminance(color), luminance(ground)]
      const [dark = 0, light = 0] = both.toSorted((one, other) => one - other)
      return (light + 0.05) / (dark + 0.05)
    }
    const isFaded = (alpha: number): boolean => alpha > 0 && alpha < 1
    const faultOf = (element: Element): string | null => {
      const style = getComputedStyle(element)
      if (isFaded(Number(style.opacity))) return `opacity ${style.opacity}`
      if (style.backdropFilter !== 'none') return `backdrop ${style.backdropFilter}`
      if (isFaded((channels(style.backgroundColor)[3] ?? 0) / 255))
        return `background ${style.backgroundColor}`
      if (style.borderTopStyle === 'none' || style.borderTopWidth === '0px') return null
      if (channels(style.borderTopColor)[3] === 0) return null
      const page = getComputedStyle(document.body).backgroundColor
      if ([groundOf(element), page].some((ground) => contrast(style.borderTopColor, ground) >= 4.5))
        return null
      return `border ${style.borderTopColor}`
    }
    const found = [...document.querySelectorAll('body, body *:not(svg *)')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .flatMap((element) => {
        const fault = faultOf(element)
        return fault === null ? [] : [`${fault}: ${element.outerHTML.slice(0, 160)}`]
      })
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
    return found
  })

/** Expects strong lines and nothing translucent for a player who asks for more contrast. */
export async function expectStrongContrast(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: 'more' })
  expect(await weaknesses(page)).toEqual([])
  await page.emulateMedia({ contrast: 'no-preference' })
}
