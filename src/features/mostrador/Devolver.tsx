import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { useEffect, useState } from 'react'

import { devolver } from '#live/sesion/prestado.ts'
import { Claro } from '#ui/Claro.tsx'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { useLatest } from '#ui/useLatest.ts'

import { Mantener } from './Mantener.tsx'
import { PedirClave } from './PedirClave.tsx'
import { texts } from './texts.ts'

type Props = { pideClave: boolean; onDevuelto: () => void }

/** Gives a lent phone back: a press of three seconds, and the password if the owner set one. */
export function Devolver({ pideClave, onDevuelto }: Props) {
  const [pidiendo, setPidiendo] = useState(false)
  const cerrar = () => setPidiendo(false)
  useAtras(cerrar)
  return (
    <>
      <Mantener
        onSalir={() => (pideClave ? setPidiendo(true) : void devolver().then(onDevuelto))}
      />
      <Claro>
        <Dialogo
          abierto={pidiendo}
          titulo={texts.clave}
          tono="info"
          icono={<LockClosed24Regular />}
          cierre={<Cruz onCerrar={cerrar} />}
          // A lent phone has one history entry on top that blocks Back; an entry of the dialog would break that.
          esLaPagina
          onCerrar={cerrar}
        >
          {pidiendo && <PedirClave onDevuelto={onDevuelto} />}
        </Dialogo>
      </Claro>
    </>
  )
}

/** Back closes the open dialog. It does not leave a lent phone's screen. */
function useAtras(onAtras: () => void) {
  const latest = useLatest(onAtras)
  useEffect(() => {
    const back = () => latest.current()
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [latest])
}
