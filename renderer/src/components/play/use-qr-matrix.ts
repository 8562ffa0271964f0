import { useEffect, useState } from 'react'

/** The light border that readers need around a code. */
const QUIET_MODULES = 4

/** The modules of a QR code, row by row, quiet zone included. The encoder comes in a chunk of its own; without it there is no code. */
export function useQrMatrix(text: string): boolean[][] | null {
  const [matrix, setMatrix] = useState<boolean[][] | null>(null)
  useEffect(() => {
    let wanted = true
    import('uqr').then(
      ({ encode }) => {
        if (wanted) setMatrix(encode(text, { ecc: 'M', border: QUIET_MODULES }).data)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [text])
  return matrix
}
