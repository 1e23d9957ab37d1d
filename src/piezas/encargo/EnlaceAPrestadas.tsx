import { useEffect, useState } from 'react'
import { Link } from 'wouter'

import { hayPrestadas } from '#local/encargos/hayPrestadas.ts'

import { texts } from './enlaceTexts.ts'

/** Way to the lent credentials, on a phone that holds one. */
export function EnlaceAPrestadas({ className }: { className?: string }) {
  const [hay, setHay] = useState(false)
  useEffect(() => {
    let left = false
    void hayPrestadas(Date.now()).then(
      (found) => left || setHay(found),
      () => undefined, // Without storage there are no loans.
    )
    return () => {
      left = true
    }
  }, [])
  return (
    hay && (
      <Link href="/prestadas" className={className}>
        {texts.prestadas}
      </Link>
    )
  )
}
