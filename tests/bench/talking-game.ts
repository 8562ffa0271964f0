import { Agent, get } from 'node:http'
import { openDatabase } from '#cloud/db/client.ts'
import { createLogger } from '#cloud/logger.ts'
import { post as postMovements } from '#cloud/modules/wallet/ledger.ts'
import type { AccountStore } from './accounts.ts'
import { startContender } from './contenders.ts'
import { drive, type Patience, type Window } from './drive.ts'
import { encodeFrame } from './frames.ts'
import { startGames } from './games.ts'
import type { Layout } from './layouts.ts'
import { seatEveryone } from './seating.ts'

/** Eight who play, and talk. */
export const TALKERS: Layout = { name: '1 × 8', rooms: 1, speakers: 8, listeners: 0 }

/** Half of them speak by flite, half by eSpeak NG. */
const VOICES = ['en-grace', 'it-marco', 'en-henry', 'it-luca']
/** More than a run takes. */
const TOKENS = 1_000

/** Gives every account a voice and tokens. */
export async function giveVoices({ databaseFile }: AccountStore): Promise<void> {
  const db = openDatabase({ kind: 'sqlite', file: databaseFile }, createLogger({ mode: 'test' }))
  const users: { id: string }[] = await db('users').select('id')
  const at = Date.now()
  await db('voice_choices').insert(
    users.map(({ id }, index) => ({
      user_id: id,
      voice_id: VOICES[index % VOICES.length],
      chosen_at: at,
    })),
  )
  await db.transaction((tx) =>
    postMovements(
      tx,
      users.map(({ id }) => ({
        key: `bench:${id}`,
        reason: 'store_paid',
        currency: 'voice',
        amount: TOKENS,
        from: 'house:store',
        to: id,
        at,
      })),
    ),
  )
  await db.destroy()
}

const FIRST = [
  'a candle',
  'the moon',
  'a falling star',
  'the morning sun',
  'a mountain fire',
  'some old torch',
]
const SECOND = ['in the deep forest', 'beyond the river', 'over the wide sea', 'under a stone bridge']

/** Some 60 characters that nobody has said before: what was said is not made again. None is near the answer. */
const lineOf = (number: number): string =>
  `is it perhaps ${FIRST[number % FIRST.length]} ${SECOND[number % SECOND.length]}, try number ${number}`

const agent = new Agent({ keepAlive: true })

/** Fetches it as a client does before it plays it. The server may end while the last one is under way. */
function listen(url: string, headers: Readonly<Record<string, string>>): void {
  get(url, { agent, headers }, (response) => response.resume()).on('error', () => undefined)
}

export interface TalkingGame extends Window {
  /** Share of the lines that were spoken. */
  readonly spoken: number
}

/** Wrong guesses in a running round, by the chat; their authors wait for the acknowledgement, and listen to what is spoken. */
export async function measureTalk(
  useTts: boolean,
  store: AccountStore,
  directory: string,
  patience: Patience,
): Promise<TalkingGame> {
  const contender = await startContender('ours', store, directory)
  const { pid, url, stop } = contender.process
  try {
    const crowd = await seatEveryone(contender, TALKERS, store.accounts)
    await startGames(url, crowd)
    const waits: number[] = []
    let lines = 0
    const senders = crowd.rooms.flatMap(({ id, speakers }) =>
      speakers.map((client, index) => {
        let sentAt = 0
        client.listen((name, frame) => {
          if (name === 'ack') waits.push(performance.now() - sentAt)
          const [path] = frame.toString('latin1').match(/\/api\/voice\/audio\/[\w-]{22}/) ?? []
          if (name === 'chat_audio' && path) listen(url + path, store.accounts[index]?.headers ?? {})
        })
        return () => {
          const message = lineOf(++lines)
          const frame = encodeFrame('chat_message', { ref: `l${lines}`, roomId: id, message, useTts })
          sentAt = performance.now()
          client.send(frame)
        }
      }),
    )
    const window = await drive({ pid, layout: TALKERS, crowd, senders, waits }, patience)
    const { tally } = crowd
    return { ...window, spoken: tally.of('chat_audio') / tally.of('chat_message') }
  } finally {
    await stop()
  }
}
