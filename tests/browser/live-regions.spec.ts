import { expect, type Locator, type Page } from '@playwright/test'
import { en } from '#shared/i18n/resources.ts'
import { QUIZZES } from '../support/api.ts'
import { test } from '../support/journey.ts'
import { heard, listen, type Spoken } from '../support/screen-reader.ts'

const { feedback, finished, timer } = en.game
const news = (lines: Spoken[]) => lines.filter(({ logged }) => logged).map(({ text }) => plain(text))
const told = (lines: Spoken[]) =>
  lines.filter(({ logged }) => !logged).map(({ how, text }) => `${how}: ${plain(text)}`)
/** How fast an answer was is no matter here. */
const plain = (text: string) => text.replaceAll(/\+ ?\d+/g, '+n').replaceAll(/\d+ points/g, 'n points')

/** Sends a line after the pause between two lines, because a waiting line is announced. */
async function say(page: Page, text: string, shown: Locator): Promise<void> {
  await expect(page.getByRole('button', { name: en.room.composer.send }).locator('svg')).toHaveCount(1)
  await page.getByTestId('chat-input').fill(text)
  await page.getByTestId('chat-input').press('Enter')
  await expect(shown).toBeVisible()
}

test('a screen reader says each question, result, answer and place of a game once, and nothing else', async ({
  openDuel,
}) => {
  const why = 'It carries a fire of its own.'
  const [first, second] = QUIZZES
  const duel = await openDuel({
    host: 'rival',
    settings: { rounds: 2, customQuizzes: [{ ...first, explanation: why }, second] as typeof QUIZZES },
    prepare: listen,
  })
  const { page, rival, room, player, opponent, begin, nextRound } = duel
  const [me, bo] = [player.user.username, opponent.user.username]
  const log = page.getByRole('log')
  const solved = en.room.chat.solved.replace('{{name}}', bo)
  await rival.say('chat_message', { roomId: room.id, message: 'hello there' })
  await expect(log.getByText('hello there')).toBeVisible()
  expect(await heard(page)).toEqual([{ how: 'polite', logged: true, text: `${bo} hello there` }])

  const lines: Spoken[] = []
  const toldByNow = async () => {
    lines.push(...(await heard(page)))
    return told(lines)
  }
  /** Waits until a question is announced. Results have another live region, which could be first. */
  const hearsQuestion = (prompt = '') => expect.poll(toldByNow).toContain(`assertive: ${prompt}`)
  await begin()
  await hearsQuestion(first?.prompt)
  await rival.say('chat_message', { roomId: room.id, message: 'a candle' })
  await expect(log.getByText('a candle')).toBeVisible()
  const chip = page.getByTestId('feedback')
  await say(page, 'the moon', chip.filter({ hasText: feedback.wrong }))
  await say(page, 'is it a lantern perhaps', chip.filter({ hasText: feedback.close }))
  await say(page, 'lantern', page.getByTestId('stamp'))
  await rival.say('chat_message', { roomId: room.id, message: 'lamp' })
  await expect(page.getByTestId('reveal')).toBeVisible()
  await nextRound()
  await expect(page.getByTestId('question')).toContainText(second?.prompt ?? '')
  await hearsQuestion(second?.prompt)
  await say(page, 'compass', page.getByTestId('stamp'))
  // Two lines of one player are two seconds apart.
  await expect(async () => {
    const answer = await rival.say('chat_message', { roomId: room.id, message: 'compass' })
    expect(answer).toMatchObject({ success: true })
  }).toPass({ timeout: 5_000 })
  await expect(page.getByTestId('podium')).toBeVisible()

  const last = `polite: ${finished.winner.replace('{{name}}', me)}`
  await expect.poll(toldByNow).toContain(last)
  // The regions are cleared a second after the last announcement.
  for (const region of ['polite', 'assertive'])
    await expect(page.getByTestId(`announcer-${region}`)).toBeEmpty()
  expect(await toldByNow()).toEqual([
    `assertive: ${en.room.start.startsIn} 3 seconds`,
    `assertive: ${first?.prompt}`,
    `polite: ${feedback.wrong}`,
    `polite: ${feedback.close}`,
    `polite: +n ${feedback.correct}`,
    'polite: lantern',
    `polite: ${why}`,
    `assertive: ${second?.prompt}`,
    `polite: +n ${feedback.correct}`,
    'polite: compass',
    `polite: 1st ${me}, n points; 2nd ${bo}, n points.`,
    last,
  ])
  const round = (n: string) => en.room.chat.round.replace('{{round}}', n)
  expect(news(lines)).toEqual([round('1'), `${solved} +n`, round('2'), `${solved} +n`])
  await page.context().close()
})

test('the talk of a game is said as its player wants it: the news alone, all of it, or nothing', async ({
  openDuel,
}) => {
  const { page, rival, room, begin } = await openDuel({
    host: 'rival',
    prepare: listen,
  })
  await begin()
  const talk = async (message: string) => {
    // Refused while the line before it is too young.
    const ack = () => rival.say('chat_message', { roomId: room.id, message })
    await expect.poll(ack).toMatchObject({ success: true })
    await expect(page.getByText(message)).toBeVisible()
    return news(await heard(page)).filter((text) => text.includes(message))
  }
  const choose = async (name: string) => {
    await page.getByRole('button', { name: en.game.senses.button }).click()
    await page.locator('label', { hasText: name }).click()
    await page.keyboard.press('Escape')
  }
  const chat = page.getByRole('region', { name: en.room.chat.heading })
  expect(await talk('a candle')).toEqual([])
  await expect(chat.getByRole('log')).toBeVisible()
  await choose(en.settings.speech.all)
  expect(await talk('a torch')).toHaveLength(1)
  await choose(en.settings.speech.none)
  expect(await talk('a firefly')).toEqual([])
  await expect(chat.getByRole('log')).toHaveCount(0)
  await page.context().close()
})

test('the clock is announced at 30, 10 and 5 seconds only', async ({ openDuel }) => {
  const { page, begin } = await openDuel({
    host: 'rival',
    settings: { timePerRound: 45 },
    prepare: async (opened) => {
      await opened.clock.install()
      await listen(opened)
    },
  })
  await begin()
  await expect(page.getByRole('timer')).toHaveAccessibleName(/4\d/)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  const left = Number.parseInt(await page.getByRole('timer').innerText(), 10)
  await heard(page)
  for (const seconds of [left - 32, 4, 10, 6, 4, 3]) await page.clock.fastForward(seconds * 1000)
  const said = (count: number) => `polite: ${timer.left_other.replace('{{count}}', String(count))}`
  const lines: Spoken[] = []
  await expect
    .poll(async () => told(lines.concat(lines.splice(0), await heard(page))))
    .toEqual([said(30), said(10), said(5)])
  await page.context().close()
})
