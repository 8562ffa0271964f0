import { describeSelection } from './describe.ts'
import { selectChanged } from './select.ts'

// node build/affected/print.ts [REF]: prints what npm test -- --changed [REF] runs, and why.

const { changed, ...selection } = selectChanged(process.argv[2])
console.log(describeSelection(changed, selection))
