import { type ComponentType, Suspense, useEffect, useState } from 'react'

import { type CorreoChecked, checkCorreo } from '#live/access.ts'

import '#ui/componentes.css'
import { texts } from './alIngresarTexts.ts'

type Props = {
  /** Asks for an e-mail to be confirmed: hardly anybody has to, and nobody else waits for it. */
  Pantalla: ComponentType<{ antes: CorreoChecked }>
}

/** After sign-in: whoever watches the session opens the way once an e-mail is known to be confirmed (CONF-02). */
export function AlIngresar({ Pantalla }: Props) {
  const [antes, setAntes] = useState<CorreoChecked>()
  useEffect(() => {
    let left = false
    void checkCorreo().then((checked) => {
      if (!left && !(checked.ok && checked.confirmed)) setAntes(checked)
    })
    return () => {
      left = true
    }
  }, [])
  const comprobando = <output className="sobre-la-portada">{texts.comprobando}</output>
  if (!antes) return comprobando
  return (
    <Suspense fallback={comprobando}>
      <Pantalla antes={antes} />
    </Suspense>
  )
}
