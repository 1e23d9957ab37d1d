import { Alert24Regular } from '@fluentui/react-icons/svg/alert'
import { Desktop24Regular } from '@fluentui/react-icons/svg/desktop'
import { Eraser24Regular } from '@fluentui/react-icons/svg/eraser'
import { Fingerprint24Regular } from '@fluentui/react-icons/svg/fingerprint'
import { LockClosed24Regular } from '@fluentui/react-icons/svg/lock-closed'
import { Phone24Regular } from '@fluentui/react-icons/svg/phone'
import { PhoneLock24Regular } from '@fluentui/react-icons/svg/phone-lock'

import { useOfrece } from '#live/proveedor/useOfrece.ts'
import { aparato, esMovil } from '#ui/esMovil.ts'

import { AlDevolver } from './AlDevolver.tsx'
import { Entrada } from './Entrada.tsx'
import { texts } from './texts.ts'

/**
 * Security settings: password, open sessions, data on this phone (PROF-05). An entry leads to no page that only says that
 * the insurer does not offer it.
 */
export function Seguridad() {
  const sesiones = useOfrece('sesiones')
  const llaves = useOfrece('llaves-de-acceso')
  const avisos = useOfrece('avisos')
  return (
    <section className="tarjeta seguridad">
      <h2>{texts.seguridad}</h2>
      <Entrada href="/cambiar-pin" icono={<LockClosed24Regular />}>
        <span className="fuerte">{texts.cambiarPin}</span>
      </Entrada>
      {llaves && (
        <Entrada href="/llaves-de-acceso" icono={<Fingerprint24Regular />}>
          <span className="fuerte">{texts.llaves}</span>
          <span className="tenue">{texts.llavesDetalle}</span>
        </Entrada>
      )}
      {sesiones !== false && (
        <Entrada href="/sesiones" icono={esMovil() ? <Phone24Regular /> : <Desktop24Regular />}>
          <span className="fuerte">{texts.abierta}</span>
          <span className="tenue">{texts.abiertaDetalle}</span>
        </Entrada>
      )}
      {avisos !== false && (
        <Entrada href="/avisos" icono={<Alert24Regular />}>
          <span className="fuerte">{texts.avisos}</span>
          <span className="tenue">{texts.avisosDetalle}</span>
        </Entrada>
      )}
      <Entrada href="/candado" icono={<PhoneLock24Regular />}>
        <span className="fuerte">{texts.candado}</span>
        <span className="tenue">{texts.candadoDetalle(aparato())}</span>
      </Entrada>
      <AlDevolver />
      <Entrada href="/terminos-condiciones?ver=borrar" icono={<Eraser24Regular />}>
        <span className="fuerte">{texts.guardado(aparato())}</span>
        <span className="tenue">{texts.guardadoDetalle}</span>
      </Entrada>
    </section>
  )
}
