import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { Link } from 'wouter'

import { usePendingCount } from '#live/cambios/useFilas.ts'
import { useResource } from '#live/copias/useResource.ts'
import { useMostrarCredencial } from '#live/credencial/credencialAbierta.ts'
import { afiliadoActual } from '#model/afiliados.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'

import { texts } from './texts.ts'

/** Parts that still work: the stored card and the waiting changes. */
export function MientrasTanto() {
  const actual = useResource(afiliadoActual, {})
  const mostrarCredencial = useMostrarCredencial()
  const sinEnviar = usePendingCount()
  const propia = actual.state === 'ready' ? actual.value.afiliado.idAfiliado : undefined
  return (
    <>
      {propia !== undefined && (
        <section className="tarjeta relleno pila">
          <div className="cabeza">
            <span className="baldosa info">
              <QrCode24Regular />
            </span>
            <div>
              <h2>{texts.credencial}</h2>
              <p className="tenue">{texts.guardada(aparato())}</p>
            </div>
          </div>
          <Boton icono={<QrCode24Regular />} onClick={() => mostrarCredencial(propia)}>
            {texts.mostrar}
          </Boton>
        </section>
      )}
      {sinEnviar > 0 && (
        <div className="cabeza">
          <ArrowUpload24Regular />
          <p>
            <b>{texts.sinEnviar(sinEnviar)}</b> {texts.quedan(sinEnviar)}{' '}
            <Link href="/pendientes">{texts.ver}</Link>
          </p>
        </div>
      )}
    </>
  )
}
