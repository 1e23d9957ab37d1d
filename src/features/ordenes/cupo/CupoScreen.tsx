import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useEffect, useRef, useState } from 'react'

import type { Practica } from '#contract/busquedas.ts'
import { type Cupo, emision } from '#contract/emision.ts'
import { useResource } from '#live/copias/useResource.ts'
import { useSinSenal } from '#live/copias/useSignal.ts'
import { useLiveCall } from '#live/llamadas/useLiveCall.ts'
import { enPalabras } from '#live/proveedor/failure.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { nombreCompleto, primerNombre } from '#model/personas.ts'
import { SelectorDePractica } from '#piezas/practica/SelectorDePractica.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { BarraDeAcciones } from '#ui/BarraDeAcciones.tsx'
import { Boton } from '#ui/Boton.tsx'
import { ConCostado } from '#ui/ConCostado.tsx'
import { enfocarLaFalta } from '#ui/enfocarLaFalta.ts'
import { Panel } from '#ui/Panel.tsx'
import { Titulo } from '#ui/Titulo.tsx'
import { usePasos } from '#ui/usePasos.ts'

import { AOrdenes } from '../AOrdenes.tsx'
import { FaltaSenal, SeHabilitan } from '../FaltaSenal.tsx'

import '../ordenes.css'
import { UltimasOrdenes } from '../UltimasOrdenes.tsx'
import { ResultadoDeCupo } from './ResultadoDeCupo.tsx'
import { texts } from './texts.ts'

type Consulta = { cupos: Cupo[]; practica: string; quien: string; at: number }

/** Remaining quota of a practice for a member (CUPO-01 to 06). Back leads from the result to the filled form. */
export function CupoScreen() {
  const [paso, irA] = usePasos()
  const [idAfiliado, setIdAfiliado] = useState<number>()
  const [practica, setPractica] = useState<Practica>()
  const [pedido, setPedido] = useState(0)
  const [consulta, setConsulta] = useState<Consulta>()
  const [rechazo, setRechazo] = useState<string>()
  const caja = useRef<HTMLDivElement>(null)
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value : []
  const sinSenal = useSinSenal()
  const { run, busy } = useLiveCall(emision.consultarCupo, { toast: false })
  useEffect(() => {
    if (pedido > 0) enfocarLaFalta(caja.current)
  }, [pedido])

  function limpiar() {
    setIdAfiliado(undefined)
    setPractica(undefined)
    setPedido(0)
    setRechazo(undefined)
  }

  async function buscar() {
    setRechazo(undefined)
    const quien = familia.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
    if (!quien || !practica) return setPedido(pedido + 1)
    if (busy) return
    const { idPractica, descripcion } = practica
    const answer = await run({ idAfiliado: quien.afiliado.idAfiliado, idPractica })
    if (!answer.ok) return setRechazo(enPalabras(answer.failure))
    setConsulta({
      cupos: answer.value.consumoCupoOrdenMedicaVO,
      practica: descripcion,
      quien: primerNombre(quien) || nombreCompleto(quien),
      at: Date.now(),
    })
    irA(1)
  }

  function otro() {
    limpiar()
    irA(0)
  }

  if (consulta && paso === 1) return <ResultadoDeCupo {...consulta} onOtro={otro} />
  const pedidoYa = pedido > 0
  return (
    <ConCostado costado={<UltimasOrdenes idAfiliado={idAfiliado} />}>
      <div className="angosta-de-orden">
        <div>
          <AOrdenes />
          <Titulo>{texts.titulo}</Titulo>
        </div>
        {sinSenal && <FaltaSenal />}
        {rechazo !== undefined && (
          <Panel tono="error" titulo={texts.noSePudo} alerta>
            <p>{rechazo}</p>
          </Panel>
        )}
        <div className="tarjeta relleno formulario-de-orden" ref={caja}>
          <SelectorDeAfiliado
            obligatorio
            elegido={idAfiliado}
            onElegir={setIdAfiliado}
            falta={pedidoYa && idAfiliado === undefined}
          />
          <SelectorDePractica
            elegida={practica}
            onElegir={setPractica}
            idAfiliado={idAfiliado}
            falta={pedidoYa && !practica}
          />
          <BarraDeAcciones nota={sinSenal && <SeHabilitan />}>
            <Boton onClick={limpiar}>{texts.limpiar}</Boton>
            <Boton
              tono="primario"
              icono={<Search24Regular />}
              disabled={sinSenal}
              ocupado={busy}
              onClick={() => void buscar()}
            >
              {busy ? texts.buscando : texts.buscar}
            </Boton>
          </BarraDeAcciones>
        </div>
      </div>
    </ConCostado>
  )
}
