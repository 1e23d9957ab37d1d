import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { Checkmark24Regular } from '@fluentui/react-icons/svg/checkmark'
import { ErrorCircle24Regular } from '@fluentui/react-icons/svg/error-circle'
import { useEffect, useState } from 'react'
import { Redirect, useLocation } from 'wouter'

import { formatFecha } from '#formato/fechas.ts'
import { alEsperar } from '#live/cambios/alEsperar.ts'
import { type Cambio, useCambios } from '#live/cambios/useCambios.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import type { CambioDeDerivacion } from '#model/cambioDeDerivacion.ts'
import { guardarDerivacion, planDe } from '#model/derivaciones.ts'
import { Dato } from '#piezas/Dato.tsx'
import { guardamos } from '#piezas/sinEnviar.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { showToast } from '#ui/toasts.ts'
import { Vacio } from '#ui/Vacio.tsx'

import { SuCarta } from './SuCarta.tsx'
import { texts } from './texts.ts'

/** Result of a referral that was saved with signal: summary and letter (DERI-08). */
export function Guardada({ id }: { id: string }) {
  const cambios = useCambios(guardarDerivacion)
  const [, navigate] = useLocation()
  const sinSenal = useSinSenal()
  const [sabido] = useState(sinSenal)
  // If it has to wait, the list opens: there it can be edited.
  useEffect(
    () =>
      alEsperar(id, sabido, () => {
        showToast(guardamos('la'))
        navigate('/derivaciones', { replace: true })
      }),
    [id, sabido, navigate],
  )
  if (!cambios) return null
  const suyo = cambios.find((uno) => uno.id === id)
  if (!suyo || suyo.state === 'conflict') return <Redirect to="/derivaciones" replace />
  return (
    <div className="derivacion-guardada">
      <Estado de={suyo} />
      <Resumen de={suyo.payload} />
      {suyo.state === 'done' && <SuCarta de={suyo} />}
      <EnlaceBoton href="/derivaciones" replace>
        {texts.volverALaLista}
      </EnlaceBoton>
    </div>
  )
}

type Props = { de: Cambio<CambioDeDerivacion> }

function Estado({ de: { id, state, reason, payload } }: Props) {
  if (state === 'done')
    return (
      <Vacio icono={<Checkmark24Regular />} titulo={texts.guardada} esPagina>
        <p>{planDe({ ...payload.obraSocial, obraSocial: payload.obraSocial.descripcion })}</p>
      </Vacio>
    )
  if (state === 'rejected')
    return (
      <Vacio icono={<ErrorCircle24Regular />} titulo={texts.noSalio} tono="error" esPagina>
        <p>{reason}</p>
        <EnlaceBoton href={`/add-derivacion?cambio=${encodeURIComponent(id)}`} replace>
          {texts.editar}
        </EnlaceBoton>
      </Vacio>
    )
  return (
    <Vacio icono={<ArrowUpload24Regular />} titulo={texts.enviandoTitulo} tono="info" esPagina>
      <output>{texts.enviandoDetalle}</output>
    </Vacio>
  )
}

function Resumen({
  de: { obraSocial, fechaDesde, fechaHasta, afiliados },
}: {
  de: CambioDeDerivacion
}) {
  return (
    <dl className="tarjeta relleno datos">
      <Dato titulo={texts.obraSocial}>{obraSocial.descripcion}</Dato>
      <Dato titulo={texts.desde} esDato>
        {formatFecha(fechaDesde)}
      </Dato>
      <Dato titulo={texts.hasta} esDato>
        {formatFecha(fechaHasta)}
      </Dato>
      <Dato titulo={texts.afiliados}>
        {afiliados
          .filter(({ activo }) => activo)
          .map(({ nombre }) => nombre)
          .join(', ')}
      </Dato>
    </dl>
  )
}
