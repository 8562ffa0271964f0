import { describe, expect, it } from 'vitest'
import { findGlossaryFaults, readGlossary, type Text } from './glossary.ts'

const GLOSSARY = readGlossary(`# Words

## The words

| English | Italian | Never (English) | Never (Italian) | What it is |
| --- | --- | --- | --- | --- |
| prize | premio | reward, rewards | ricompensa | What a host puts up. |
| player | giocatore (chi gioca) | user | utente | Who has a seat. |
| username | nome utente | | username | What one signs in with. |

## Exceptions

| Text | Word | Why |
| --- | --- | --- |
| \`en/errors.ts errors.USER_NOT_FOUND\` | user | The specification. |
`)

const FIXED: Text = { language: 'en', name: 'en/errors.ts errors.USER_NOT_FOUND', text: 'User not found' }
const faultsOf = (...texts: Text[]) => findGlossaryFaults(GLOSSARY, [FIXED, ...texts])

describe('the glossary', () => {
  it('takes its own words, forms that are not listed, and words of the other language', () => {
    expect(
      faultsOf(
        { language: 'en', name: 'en/a.ts a.b', text: 'A prize is rewarding. Premio, utente' },
        { language: 'it', name: 'it/a.ts a.b', text: 'Un premio al giocatore, reward' },
      ),
    ).toEqual([])
  })

  it('names file, key and the word to use for a word that is never said', () => {
    expect(
      faultsOf(
        { language: 'en', name: 'en/room.ts room.rules.prize', text: 'Reward of the winner' },
        { language: 'it', name: 'it/room.ts room.rules.prize', text: 'L’utente vince' },
      ),
    ).toEqual([
      'en/room.ts room.rules.prize: not “reward” but “prize”',
      'it/room.ts room.rules.prize: not “utente” but “giocatore (chi gioca)”',
    ])
  })

  it('knows a term of several words from its parts, and names of code from words', () => {
    expect(
      faultsOf(
        { language: 'it', name: 'it/a.ts a.b', text: 'Il nome utente di {{username}}' },
        { language: 'en', name: 'en/a.ts a.b', text: 'You get {{reward}}, kept in user_id' },
      ),
    ).toEqual([])
    expect(
      faultsOf({ language: 'it', name: 'it/a.ts a.b', text: 'Il nome utente di un utente' }),
    ).toHaveLength(1)
  })

  it('lets an exception be for its own text and word alone', () => {
    expect(faultsOf({ ...FIXED, name: 'en/errors.ts errors.OTHER' })).toHaveLength(1)
    expect(faultsOf({ ...FIXED, text: 'No reward for this user' })).toHaveLength(1)
  })

  it('asks for an exception to be removed that no text needs', () => {
    expect(findGlossaryFaults(GLOSSARY, [{ ...FIXED, text: 'Player not found' }])).toEqual([
      'docs/glossary.md: the exception of “user” in en/errors.ts errors.USER_NOT_FOUND is not needed any more',
    ])
  })
})
