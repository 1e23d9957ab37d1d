import { ShieldCheckmark24Filled } from '@fluentui/react-icons/svg/shield-checkmark'
import { ShieldError24Regular } from '@fluentui/react-icons/svg/shield-error'

import type { FichaDeAfiliado } from '#contract/afiliados.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Panel } from '#ui/Panel.tsx'

import { texts } from './texts.ts'

/** Mark of a verified identity; not a link (PROF-02). */
export function Verificada({ ficha }: { ficha: FichaDeAfiliado | undefined }) {
  if (ficha?.identidadVerificada !== true) return null
  return (
    <span className="hecho fuerte">
      <ShieldCheckmark24Filled />
      {texts.verificada}
    </span>
  )
}

/** Link to verify the identity, unless the provider says that it is verified (PROF-02). */
export function FaltaVerificar({ ficha }: { ficha: FichaDeAfiliado }) {
  if (ficha.identidadVerificada === true) return null
  const { nombre, apellido, fechaNacimiento, descripcionSexo } = ficha.personaFisica
  const cuil = ficha.persona?.cuilCuitFormateado
  const personaFisica = JSON.stringify({
    nombre,
    apellido,
    ...(fechaNacimiento != null && { fechaNacimiento }),
    ...(descripcionSexo != null && { descripcionSexo }),
    ...(cuil != null && { cuil }),
  })
  return (
    <Panel tono="aviso" titulo={texts.faltaVerificar} icono={<ShieldError24Regular />}>
      <p>{texts.faltaVerificarDetalle}</p>
      <div className="botones">
        <EnlaceBoton href={`/validar-identidad/${encodeURIComponent(personaFisica)}`}>
          {texts.validar}
        </EnlaceBoton>
      </div>
    </Panel>
  )
}
