import type { ModelQuiz } from '../quizzes/ai/model-quiz.ts'

/** Quizzes as a good model writes them, in English. */
export const GOOD_QUIZZES: readonly ModelQuiz[] = [
  {
    kind: 'question',
    broadCategory: 'nature',
    category: 'Animals',
    prompt: 'Which bird stands on one leg in shallow lakes and turns pink from the shrimps that it eats?',
    answers: ['flamingo', 'flamingos'],
    reject: ['heron', 'stork'],
    explanation: 'Chicks are grey: the colour comes with the food, and goes again without it.',
  },
  {
    kind: 'riddle',
    broadCategory: 'everyday',
    category: 'At home',
    prompt: 'I have a face and two hands, but I cannot smile or clap. What am I?',
    answers: ['clock', 'wristwatch'],
    reject: ['mirror', 'doll'],
    explanation: 'The hands of it turn round its face twice a day.',
  },
  {
    kind: 'question',
    broadCategory: 'places',
    category: 'Cities',
    prompt: 'In which city would you climb the steps to the cabin of a tower made of iron in 1889?',
    answers: ['Paris'],
    reject: ['London', 'Lyon'],
    explanation: 'Gustave Eiffel built it for a world fair, and it was meant to stand for twenty years.',
  },
]

/** What a player who knows everything answers to them. */
export const solutionOf = (prompt: string): string =>
  GOOD_QUIZZES.find((quiz) => prompt.includes(quiz.prompt))?.answers[0] ?? ''
