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
import { enfocarLaFalta } from '#ui/enfocarLaFalta.ts'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { aparato } from '#ui/esMovil.ts'
import { Panel } from '#ui/Panel.tsx'
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
  const [pedidas, setPedidas] = useState(0)
  const caja = useRef<HTMLDivElement>(null)
  const entrada = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pedidas > 0) enfocarLaFalta(caja.current)
  }, [pedidas])
  useEffect(() => {
    if (video.enlace !== undefined) entrada.current?.querySelector('a')?.focus()
  }, [video.enlace])
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
        <div className="tarjeta relleno" ref={caja}>
          <SelectorDeAfiliado
            obligatorio
            elegido={idAfiliado}
            onElegir={(id) => {
              setIdAfiliado(id)
              video.olvidar()
            }}
            falta={pedidas > 0 && !quien}
          />
        </div>
        {!hayCostado && !video.enlace && quedan}
        {video.rechazo !== undefined && (
          <Panel tono="error" titulo={texts.noSePudo} alerta>
            <p>{video.rechazo}</p>
          </Panel>
        )}
        {video.enlace === undefined ? (
          <Boton
            tono={agotadas ? 'contorno' : 'primario'}
            icono={<Video24Regular />}
            disabled={sinSenal || agotadas}
            ocupado={video.busy}
            onClick={() => (quien ? video.iniciar() : setPedidas(pedidas + 1))}
          >
            {video.busy ? texts.abriendo : texts.iniciar}
          </Boton>
        ) : (
          <Panel
            tono="ok"
            titulo={video.abierta ? texts.abierta : texts.lista}
            icono={<Video24Regular />}
            alerta
          >
            <p>{video.abierta ? texts.abiertaDetalle : texts.listaDetalle}</p>
            <div className="botones" ref={entrada}>
              <EnlaceBoton tono="primario" href={video.enlace}>
                {texts.entrar}
              </EnlaceBoton>
            </div>
          </Panel>
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
