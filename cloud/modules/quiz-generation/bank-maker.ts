import { foldText, leastSeenFirst, loadBank, type QuizDraft, type QuizMaker } from '#host-engine/index.ts'

/** Chooses from the bank: finds a topic among its categories, and else says that it is not known. */
export function createBankMaker(): QuizMaker {
  const drafts = loadBank().flatMap(({ id, practice: _practice, broadCategory, ...quiz }): QuizDraft[] =>
    broadCategory ? [{ ...quiz, broadCategory, template: id }] : [],
  )
  return {
    source: 'built_in',
    async make({ language, difficulty, count, category, topic, earlier, signal }, onQuiz = () => undefined) {
      signal.throwIfAborted()
      const known = new Set(earlier.map(({ prompt }) => prompt))
      const fitting = drafts.filter(
        (draft) =>
          draft.language === language &&
          draft.difficulty === difficulty &&
          (category === 'any' || draft.broadCategory === category) &&
          !known.has(draft.prompt),
      )
      const words = foldText(topic ?? '')
      const asked = fitting.filter((draft) => words !== '' && foldText(draft.category).includes(words))
      const candidates = (asked.length > 0 ? asked : fitting).map((draft) => ({ draft, seenBy: 0 }))
      const quizzes = leastSeenFirst(candidates, Math.random)
        .slice(0, count)
        .map(({ draft }) => draft)
      for (const quiz of quizzes) onQuiz(quiz)
      const topicFound = words === '' || asked.length > 0
      return { source: 'built_in', quizzes, held: [], dropped: {}, topicFound }
    },
  }
}
