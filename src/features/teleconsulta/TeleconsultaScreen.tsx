import { CloudOff24Regular } from '@fluentui/react-icons/svg/cloud-off'
import { Video24Regular } from '@fluentui/react-icons/svg/video'
import { useEffect, useRef, useState } from 'react'

import { useResource } from '#live/copias/useResource.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { nombreCompleto, primerNombre } from '#model/personas.ts'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { Boton } from '#ui/Boton.tsx'
import { ConCostado, useHayCostado } from '#ui/ConCostado.tsx'
import { ConFaltas } from '#ui/ConFaltas.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
import { PanelDeRechazo } from '#ui/PanelDeRechazo.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { LasQueQuedan } from './LasQueQuedan.tsx'

import './teleconsulta.css'
import { texts } from './texts.ts'
import { useConsultasGratis } from './useConsultasGratis.ts'
import { useVideoconsulta } from './useVideoconsulta.ts'

/** Video consultations: the number of free ones, and the link to start (TELE-01 to 03). */
export function TeleconsultaScreen() {
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value : []
  const [idAfiliado, setIdAfiliado] = useState<number>()
  const quien = familia.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
  const sinSenal = useSinSenal()
  const { gratis, mirar } = useConsultasGratis(sinSenal ? undefined : idAfiliado)
  const video = useVideoconsulta(idAfiliado, mirar)
  const [enVano, setEnVano] = useState(0)
  const hayCostado = useHayCostado()
  const agotadas = gratis.state === 'vistas' && (gratis.anio.quedan <= 0 || gratis.mes.quedan <= 0)

  const quedan = quien && (
    <LasQueQuedan
      gratis={gratis}
      quien={primerNombre(quien) || nombreCompleto(quien)}
      onMirar={mirar}
      onVolver={video.iniciar}
    />
  )
  return (
    <ConCostado
      costado={
        <>
          <SinCoseguro />
          {quedan}
        </>
      }
    >
      <div className="teleconsulta">
        <Titulo>{texts.titulo}</Titulo>
        {!hayCostado && <SinCoseguro />}
        {sinSenal && <Panel tono="aviso" titulo={texts.sinSenal} icono={<CloudOff24Regular />} />}
        <ConFaltas enVano={enVano} className="tarjeta relleno">
          <SelectorDeAfiliado
            obligatorio
            elegido={idAfiliado}
            onElegir={(id) => {
              setIdAfiliado(id)
              video.olvidar()
            }}
            falta={enVano > 0 && !quien}
          />
        </ConFaltas>
        {!hayCostado && !video.enlace && quedan}
        {video.rechazo !== undefined && (
          <PanelDeRechazo titulo={texts.noSePudo} detalle={video.rechazo} />
        )}
        {video.enlace === undefined ? (
          <Boton
            tono={agotadas ? 'contorno' : 'primario'}
            icono={<Video24Regular />}
            disabled={sinSenal || agotadas}
            ocupado={video.busy}
            onClick={() => (quien ? video.iniciar() : setEnVano(enVano + 1))}
          >
            {video.busy ? texts.abriendo : texts.iniciar}
          </Boton>
        ) : (
          <Entrada key={video.enlace} enlace={video.enlace} abierta={video.abierta} />
        )}
      </div>
    </ConCostado>
  )
}

function SinCoseguro() {
  return (
    <Panel tono="ok" titulo={texts.sinCoseguro} icono={<Video24Regular />}>
      <p>{texts.sinCoseguroDetalle(aparato())}</p>
    </Panel>
  )
}

/** The way into the call; its link gets the focus. */
function Entrada({ enlace, abierta }: { enlace: string; abierta: boolean }) {
  const caja = useRef<HTMLDivElement>(null)
  useEffect(() => caja.current?.querySelector('a')?.focus(), [])
  return (
    <Panel
      tono="ok"
      titulo={abierta ? texts.abierta : texts.lista}
      icono={<Video24Regular />}
      alerta
    >
      <p>{abierta ? texts.abiertaDetalle : texts.listaDetalle}</p>
      <div className="botones" ref={caja}>
        <EnlaceBoton tono="primario" href={enlace}>
          {texts.entrar}
        </EnlaceBoton>
      </div>
    </Panel>
  )
}
