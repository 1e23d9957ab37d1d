import { useEffect, useState } from 'react'
import { Link } from 'wouter'

import { hayPrestadas } from '#local/encargos/hayPrestadas.ts'

import { texts } from './enlaceTexts.ts'

/** Way to the lent credentials, on a phone that holds one. Ended loans are deleted meanwhile, and passes renewed. */
export function EnlaceAPrestadas({ className }: { className?: string }) {
  const [hay, setHay] = useState(false)
  useEffect(() => {
    let left = false
    const mirar = async () => {
      const found = await hayPrestadas(Date.now())
      if (!left) setHay(found)
    }
    const ponerAlDia = async () => {
      await mirar()
      // Ended ones too.
      if (left || !(await hayPrestadas(-Infinity))) return
      const { ponerPrestadasAlDia } = await import('#live/encargos/alDia.ts')
      await ponerPrestadasAlDia()
      await mirar()
    }
    // Without storage there are no loans; without signal the file may be missing, and a later visit has it.
    void ponerAlDia().catch(() => undefined)
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
