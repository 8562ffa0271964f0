import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBuiltInSpeech } from './built-in-speech.ts'
import { BUILT_IN_VOICES } from './built-in-voices.ts'
import { openEspeakProgram, openPicoProgram } from './installed-engines.ts'
import { heard, pitchOf, secondsOf } from './testing/heard.ts'
import { tone, wavOf } from './testing/tone.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-engines-'))
  writeFileSync(join(folder, 'tone.wav'), wavOf(tone(200, 0.5, 1, 16_000)))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Puts a program before all others. It notes its arguments and its input, a line each. */
function install(program: string, script: string): void {
  const file = join(folder, program)
  writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$@" >> '${folder}/arguments'\n${script}\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
}
/** As the real one: it tells how to use it by failing. */
const installPico = (script = `cp '${folder}/tone.wav' "\${1#--wave=}"`) =>
  install('pico2wave', `[ "$1" = --usage ] && exit 1\nshift\n${script}`)
const installEspeak = () =>
  install('espeak-ng', `[ "$1" = --version ] && exit 0\ncat > '${folder}/input'\ncat '${folder}/tone.wav'`)
const noted = (): string[] => readFileSync(join(folder, 'arguments'), 'utf8').trim().split('\n')

const utterance = (voiceId: string, text: string) => {
  const { voice, recipe } =
    BUILT_IN_VOICES.find(({ voice }) => voice.id === voiceId) ?? expect.unreachable(voiceId)
  return { text, language: voice.language, recipe }
}

describe.skipIf(process.platform === 'win32')('speech programs that are installed', () => {
  it('are none where there are none', () => {
    vi.stubEnv('PATH', folder)
    expect([openPicoProgram(folder), openEspeakProgram()]).toEqual([null, null])
  })

  it('pico2wave reads Italian in women’s voices, whatever the text looks like', async () => {
    installPico()
    const pico = openPicoProgram(folder) ?? expect.unreachable()
    expect(pico.has(utterance('it-giulia', 'ciao'))).toBe(true)
    expect(pico.has(utterance('it-marco', 'ciao'))).toBe(false)
    expect(pico.has(utterance('en-grace', 'hello'))).toBe(false)
    const giulia = utterance('it-giulia', '--wave=/etc/passwd')
    const sound = await pico.make(giulia)
    expect(sound.sampleRate).toBeCloseTo(16_000 * giulia.recipe.shift)
    expect(sound.samples).toHaveLength(16_000)
    const [usage, language, file, end, text] = noted()
    expect([usage, language, end, text]).toEqual(['--usage', '--lang=it-IT', '--', giulia.text])
    expect(file).toMatch(/^--wave=.+line\.wav$/)
  })

  it('espeak-ng reads both languages, from its input', async () => {
    installEspeak()
    const espeak = openEspeakProgram() ?? expect.unreachable()
    const marco = utterance('it-marco', '-w /etc/passwd')
    const { samples, sampleRate } = await espeak.make(marco)
    expect([samples.length, sampleRate]).toEqual([16_000, 16_000])
    expect(readFileSync(join(folder, 'input'), 'utf8')).toBe(marco.text)
    const { variant, pitch, tempo } = marco.recipe
    const options = ['-v', `it+${variant}`, '-p', `${pitch}`, '-s', `${Math.round(165 * tempo)}`]
    expect(noted()).toEqual(['--version', ...options, '--stdin', '--stdout'])
    expect(espeak.has(utterance('en-grace', 'hello'))).toBe(true)
  })

  it('an Italian woman is heard from pico2wave, an Italian man from another engine', async () => {
    installPico()
    const speech = createBuiltInSpeech()
    const say = async (voiceId: string) =>
      heard((await speech.speak({ voiceId, text: 'Una lanterna', language: 'italian' })).bytes)
    const { shift } = utterance('it-giulia', '').recipe
    const sound = await say('it-giulia')
    expect(pitchOf(sound)).toBeCloseTo(200 * shift, -1)
    expect(secondsOf(sound)).toBeCloseTo(1 / shift, 1)
    expect(noted().filter((word) => word === '--')).toHaveLength(1)
    await say('it-marco')
    expect(noted().filter((word) => word === '--')).toHaveLength(1)
    await speech.close()
  })

  it.each([
    ['fails', 'exit 1', 'Command failed'],
    ['writes no sound', `echo hello > "\${1#--wave=}"`, 'not a wave file'],
  ])('a program that %s makes nothing', (_, script, reason) => {
    installPico(script)
    expect(() => openPicoProgram(folder)?.make(utterance('it-giulia', 'ciao'))).toThrow(reason)
  })

  it('a program that is broken is replaced by the next engine', async () => {
    installPico('exit 127')
    const speech = createBuiltInSpeech()
    const line = { voiceId: 'it-giulia', text: 'Una lanterna', language: 'italian' } as const
    expect((await speech.speak(line)).bytes.length).toBeGreaterThan(1_000)
    await speech.close()
  })

  it('[VOICE-6] a program that writes silence makes its line unavailable, and no other', async () => {
    writeFileSync(join(folder, 'tone.wav'), wavOf({ samples: new Float32Array(4_000), sampleRate: 16_000 }))
    installPico()
    const speech = createBuiltInSpeech()
    const say = (voiceId: string) => speech.speak({ voiceId, text: 'Una lanterna', language: 'italian' })
    await expect(say('it-giulia')).rejects.toMatchObject({ code: 'VOICE_UNAVAILABLE' })
    expect((await say('it-marco')).bytes.length).toBeGreaterThan(1_000)
    await speech.close()
  })
})
