import { CheckmarkCircle24Filled } from '@fluentui/react-icons/svg/checkmark-circle'
import { Home24Regular } from '@fluentui/react-icons/svg/home'
import { useState } from 'react'

import { documentoDeOrden } from '#model/documentoDeOrden.ts'
import { pedido } from '#piezas/documento/pedido.ts'
import { Visor } from '#piezas/documento/Visor.tsx'
import { EnviarPorCorreo } from '#piezas/EnviarPorCorreo.tsx'
import { Boton } from '#ui/Boton.tsx'

import { type OrdenEnCurso, documentoDe } from '../enCurso.ts'
import { texts as deOrdenes } from '../texts.ts'
import { useEnviarOrden } from '../useEnviarOrden.ts'
import { texts } from './texts.ts'

type Props = { orden: OrdenEnCurso; onSalir: () => void }

/** The confirmed order as the office has it. Every way out leads to the home screen (SCAN-08). */
export function VistaDeOrden({ orden, onSalir }: Props) {
  const [enviando, setEnviando] = useState(false)
  const cual = documentoDe(orden) ?? { numeroOrden: '' }
  const enviar = useEnviarOrden(cual.numeroOrden)
  const titulo = deOrdenes.documento(cual.numeroOrden)
  return (
    <>
      <Visor
        pedido={pedido(documentoDeOrden, cual, { titulo, onEnviar: () => setEnviando(true) })}
        onCerrar={onSalir}
        franja={
          <p className="franja-de-orden ok">
            <CheckmarkCircle24Filled />
            <span>
              <strong>{texts.confirmada}</strong> {texts.yaLaVe}
            </span>
          </p>
        }
        salida={
          <Boton tono="primario" icono={<Home24Regular />} onClick={onSalir}>
            {texts.aInicio}
          </Boton>
        }
      />
      <EnviarPorCorreo
        abierto={enviando}
        onCerrar={() => setEnviando(false)}
        que={{ titulo, detalle: `${orden.practica} · ${orden.paraQuien}` }}
        correo={orden.correo}
        enCola
        onEnviar={enviar}
      />
    </>
  )
}
