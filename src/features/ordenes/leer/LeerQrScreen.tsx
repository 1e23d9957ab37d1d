import { QrCode24Regular } from '@fluentui/react-icons/svg/qr-code'
import { Stethoscope24Regular } from '@fluentui/react-icons/svg/stethoscope'
import { useState } from 'react'
import { useLocation } from 'wouter'

import type { Afiliado } from '#contract/afiliados.ts'
import type { OrdenDigital } from '#contract/ordenDigital.ts'
import { useResource } from '#live/copias/useResource.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { nombreCompleto, primerNombre } from '#model/personas.ts'
import type { Leer } from '#piezas/camara/cuadros.ts'
import { ConCostado } from '#ui/ConCostado.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { showToast } from '#ui/toasts.ts'

import { DialogoDeOrden } from '../DialogoDeOrden.tsx'
import { enCursoDe, igualA } from '../enCurso.ts'

import '../ordenes.css'
import './leer.css'
import { useEmision } from '../useEmision.ts'
import { AyudaAlCostado } from './Ayuda.tsx'
import { Lectura } from './Lectura.tsx'
import { ParaQuien } from './ParaQuien.tsx'
import { texts } from './texts.ts'
import { useLectura } from './useLectura.ts'
import { VistaDeOrden } from './VistaDeOrden.tsx'

/** An order by the QR of a doctor's office: scan, choice of the member, confirmation, result (SCAN-01 to 11). */
export function LeerQrScreen({ leer }: { leer: Leer }) {
  const [, navigate] = useLocation()
  const [tono, setTono] = useState(0)
  const sinSenal = useSinSenal()
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value : []
  const aInicio = () => navigate('/', { replace: true })
  const dialogo = useEmision({
    origen: 'electronica',
    onRechazada: (detalle) => lectura.volver({ titulo: texts.noSeGenero, detalle }),
    onTerminada: aInicio,
  })
  const { paso } = dialogo
  const lectura = useLectura({
    solo: familia.length === 1 ? familia[0] : undefined,
    onValidada: (orden, para) => {
      setTono(familia.indexOf(para))
      dialogo.pedirConfirmacion(orden, leidaPara(orden, para))
    },
  })
  const { etapa, rechazo } = lectura

  async function cancelar() {
    const avisando = lectura.cancelar()
    // Leaves at once: the cancellation is sent to the office in the background.
    aInicio()
    const avisada = await avisando
    if (avisada !== undefined) showToast(avisada ? texts.cancelada : texts.canceladaSinAvisar)
  }

  return (
    <ConCostado costado={<AyudaAlCostado />}>
      <div className="angosta-de-orden">
        <Titulo>{texts.titulo}</Titulo>
        {etapa.etapa === 'camara' || etapa.etapa === 'no-se-leyo' ? (
          <Lectura
            leer={leer}
            seLee={etapa.etapa === 'camara' && !paso}
            noSeLeyo={etapa.etapa === 'no-se-leyo'}
            rechazo={rechazo}
            sinSenal={sinSenal}
            deQuien={familia[0]?.afiliado.idAfiliado}
            sirve={lectura.sirve}
            onTexto={lectura.alLeer}
            onReintentar={() => lectura.volver()}
            onCancelar={() => void cancelar()}
          />
        ) : (
          <ParaQuien
            consulta={etapa.etapa === 'para-quien' ? etapa.consulta : undefined}
            familia={familia}
            validando={lectura.validando}
            onElegido={lectura.validar}
            onCancelar={() => void cancelar()}
          />
        )}
        <DialogoDeOrden
          paso={paso?.paso === 'generada' ? undefined : paso}
          tono={tono}
          icono={<QrCode24Regular />}
          ocupado={false}
          nota={<Esperan />}
          onCerrar={() => void cancelar()}
          onGenerar={() => undefined}
          onConfirmar={() => {
            lectura.alConfirmar()
            dialogo.alConfirmar()
          }}
          onVer={dialogo.ver}
          onDejar={() => {
            dialogo.dejar()
            if (paso?.paso === 'no') lectura.volver()
            else aInicio()
          }}
        />
        {paso?.paso === 'generada' && <VistaDeOrden orden={paso.orden} onSalir={dialogo.cerrar} />}
      </div>
    </ConCostado>
  )
}

const leidaPara = (orden: OrdenDigital, para: Afiliado) => {
  const { idAfiliado } = para.afiliado
  const practica = orden.practicas[0]?.codigoPractica ?? ''
  return enCursoDe(orden, {
    origen: 'electronica',
    idAfiliado,
    paraQuien: primerNombre(para) || nombreCompleto(para),
    igualA: igualA(idAfiliado, orden.prestador.codigoPrestador, practica),
  })
}

/** The doctor's office waits for the answer. */
function Esperan() {
  return (
    <p className="nota-de-orden">
      <Stethoscope24Regular />
      {texts.esperan}
    </p>
  )
}
