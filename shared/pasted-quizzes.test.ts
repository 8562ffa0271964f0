import { describe, expect, it } from 'vitest'
import { validation } from './i18n/en/validation.ts'
import { parseQuizzes } from './pasted-quizzes.ts'

describe('a pasted list', () => {
  it('reads one quiz a line: question, answer and aliases, explanation', () => {
    const text = 'Capital of Sardinia? | Cagliari | On the Gulf | of Angels\n\n2+2? | 4; four'
    expect(parseQuizzes(text).rows).toEqual([
      {
        row: 1,
        quiz: {
          prompt: 'Capital of Sardinia?',
          answers: ['Cagliari'],
          explanation: 'On the Gulf | of Angels',
        },
      },
      { row: 3, quiz: { prompt: '2+2?', answers: ['4', 'four'] } },
    ])
  })

  it('names what is wrong with a row, and keeps the others', () => {
    const { rows } = parseQuizzes('no answer\n | x\nq | a\nq |')
    expect(rows).toEqual([
      { row: 1, error: validation.separatorMissing },
      { row: 2, error: validation.promptRequired },
      { row: 3, quiz: { prompt: 'q', answers: ['a'] } },
      { row: 4, error: validation.answersRequired },
    ])
  })

  it('reads the columns of a spreadsheet, by tab or by semicolon', () => {
    const { rows } = parseQuizzes('2+2?\t4; four\tYou count.\nCapital of Sardinia?;Cagliari;By the sea.')
    expect(rows).toEqual([
      { row: 1, quiz: { prompt: '2+2?', answers: ['4', 'four'], explanation: 'You count.' } },
      { row: 2, quiz: { prompt: 'Capital of Sardinia?', answers: ['Cagliari'], explanation: 'By the sea.' } },
    ])
  })

  it('reads a JSON list, with one answer or several', () => {
    const text = JSON.stringify([
      { prompt: 'a', answer: 'b; c' },
      { prompt: 'd', answers: ['e'], explanation: 'f' },
      { prompt: '', answers: ['x'] },
      7,
    ])
    const { rows, notJson } = parseQuizzes(text)
    expect(notJson).toBe(false)
    expect(rows.map((row) => ('quiz' in row ? row.quiz.answers : row.error))).toEqual([
      ['b', 'c'],
      ['e'],
      validation.promptRequired,
      expect.any(String),
    ])
  })

  it('names the right key for a wrong one, and takes no row that would lose something', () => {
    const text = JSON.stringify([
      { question: 'a', answer: 'b' },
      { prompt: 'a', risposta: 'b' },
      { Prompt: 'a', answers: ['b'] },
      { prompt: 'a', answers: ['b'], spiegazione: 'c' },
      { prompt: 'a', foo: 'b' },
      { prompt: 'a', answers: ['b'], id: 7 },
    ])
    expect(parseQuizzes(text).rows.map((row) => ('quiz' in row ? 'good' : row.error))).toEqual([
      { key: 'question', meant: 'prompt' },
      { key: 'risposta', meant: 'answer' },
      { key: 'Prompt', meant: 'prompt' },
      { key: 'spiegazione', meant: 'explanation' },
      { key: 'foo', meant: null },
      'good',
    ])
  })

  it('[QUIZ-2] reads no more rows than may be imported, and one', () => {
    expect(parseQuizzes('a | b\n'.repeat(6_000)).rows).toHaveLength(5_001)
    expect(parseQuizzes(JSON.stringify(Array.from({ length: 6_000 }, () => 7))).rows).toHaveLength(5_001)
  })

  it('finds the list that a JSON object holds', () => {
    const text = JSON.stringify({ title: 'Mine', quizzes: [{ prompt: 'a', answers: ['b'] }] })
    expect(parseQuizzes(text)).toEqual({
      rows: [{ row: 1, quiz: { prompt: 'a', answers: ['b'] } }],
      notJson: false,
    })
    expect(parseQuizzes('{"prompt": "a"}')).toEqual({ rows: [], notJson: true })
  })

  it('says when what looks like JSON is none', () => {
    expect(parseQuizzes('[{"prompt": ')).toEqual({ rows: [], notJson: true })
  })
})
