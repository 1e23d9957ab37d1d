import { type ComponentType, Suspense, useEffect, useState } from 'react'

import { type CorreoChecked, checkCorreo } from '#live/sesion/access.ts'

import '#ui/componentes.css'
import { texts } from './alIngresarTexts.ts'

type Props = {
  /** Screen that asks to confirm an e-mail. Loaded only if needed: most people have a confirmed one. */
  Pantalla: ComponentType<{ antes: CorreoChecked }>
}

/**
 * After sign-in, checks for a confirmed e-mail (CONF-02). If there is one, the observer of the session opens the
 * portal.
 */
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
