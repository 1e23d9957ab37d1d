import { TIPOS_DE_CONTACTO, tipoDeContacto } from '#contract/formatoDeContacto.ts'
import { useResource } from '#live/copias/useResource.ts'
import { afiliadoActual, ficha } from '#model/afiliados.ts'
import { EnviarPorCorreo } from '#piezas/EnviarPorCorreo.tsx'

import { texts } from './texts.ts'
import { useEnviarOrden } from './useEnviarOrden.ts'

type Props = { numeroOrden: string; detalle: string; onCerrar: () => void }

/** Mails an order from the list, to the member's stored address unless another is typed. */
export function EnviarEmitida({ numeroOrden, detalle, onCerrar }: Props) {
  const enviar = useEnviarOrden(numeroOrden)
  const correo = useSuCorreo()
  if (correo === undefined) return null
  return (
    <EnviarPorCorreo
      abierto
      onCerrar={onCerrar}
      que={{ titulo: texts.documento(numeroOrden), detalle }}
      correo={correo}
      enCola
      onEnviar={enviar}
    />
  )
}

/** The member's mail address. Undefined until the phone's copy is read, because the form starts with it. */
function useSuCorreo(): string | undefined {
  const actual = useResource(afiliadoActual, {})
  const idAfiliado = actual.state === 'ready' ? actual.value.afiliado.idAfiliado : 0
  const suya = useResource(ficha, { idAfiliado, propia: true })
  if (actual.state === 'loading' || suya.state === 'loading') return undefined
  if (suya.state !== 'ready') return ''
  const suyos = suya.value.contactoPersonaFisica ?? []
  const correo = suyos.find(
    (uno) => tipoDeContacto(uno) === TIPOS_DE_CONTACTO.email && uno.activo !== false,
  )
  return correo?.descripcion ?? ''
}
