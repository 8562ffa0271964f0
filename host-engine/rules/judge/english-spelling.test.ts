import { describe, expect, it } from 'vitest'
import { americanSpelling } from './english-spelling.ts'

const PAIRS =
  'grey:gray tyre:tire colour:color colours:colors colourful:colorful colouring:coloring favourite:favorite neighbourless:neighborless centre:center centres:centers theatre:theater realise:realize realises:realizes realised:realized realiser:realizer realising:realizing realisation:realization analyse:analyze analysed:analyzed analyser:analyzer travelled:traveled travelling:traveling haemoglobin:hemoglobin haematite:hematite oesophagus:esophagus amoeba:ameba diarrhoea:diarrhea apnoea:apnea encyclopaedia:encyclopedia archaeology:archeology orthopaedic:orthopedic gynaecology:gynecology mediaeval:medieval anaemia:anemia leukaemia:leukemia ischaemic:ischemic anaesthetic:anesthetic aesthetic:esthetic faeces:feces caecum:cecum paediatric:pediatric foetus:fetus homoeopathy:homeopathy sulphate:sulfate'
const ALIKE =
  'tre four hour rise wise raise ball pall poet poem does shoes anaerobic isles isedom sistered advisement centred'

describe('[GAME-22] British and American English', () => {
  it.each(PAIRS.split(' '))('%s', (pair) => {
    const [british = '', american = ''] = pair.split(':')
    expect(americanSpelling(british)).toBe(american)
    expect(americanSpelling(american)).toBe(american)
  })

  it.each(ALIKE.split(' '))('%s is the same in both', (word) => {
    expect(americanSpelling(word)).toBe(word)
  })
})
