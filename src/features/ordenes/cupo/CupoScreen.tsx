import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useState } from 'react'

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
import { ConFaltas } from '#ui/ConFaltas.tsx'
import { PanelDeRechazo } from '#ui/PanelDeRechazo.tsx'
import { usePasos } from '#ui/usePasos.ts'

import { SeHabilitan } from '../FaltaSenal.tsx'
import { MarcoDeOrden } from '../MarcoDeOrden.tsx'
import { ResultadoDeCupo } from './ResultadoDeCupo.tsx'
import { texts } from './texts.ts'

type Consulta = { cupos: Cupo[]; practica: string; quien: string; at: number }

/** Remaining quota of a practice for a member (CUPO-01 to 06). Back leads from the result to the filled form. */
export function CupoScreen() {
  const [paso, irA] = usePasos()
  const [idAfiliado, setIdAfiliado] = useState<number>()
  const [practica, setPractica] = useState<Practica>()
  const [enVano, setEnVano] = useState(0)
  const [consulta, setConsulta] = useState<Consulta>()
  const [rechazo, setRechazo] = useState<string>()
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value : []
  const sinSenal = useSinSenal()
  const { run, busy } = useLiveCall(emision.consultarCupo, { toast: false })

  function limpiar() {
    setIdAfiliado(undefined)
    setPractica(undefined)
    setEnVano(0)
    setRechazo(undefined)
  }

  async function buscar() {
    setRechazo(undefined)
    const quien = familia.find(({ afiliado }) => afiliado.idAfiliado === idAfiliado)
    if (!quien || !practica) return setEnVano(enVano + 1)
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
  return (
    <MarcoDeOrden titulo={texts.titulo} idAfiliado={idAfiliado}>
      {rechazo !== undefined && <PanelDeRechazo titulo={texts.noSePudo} detalle={rechazo} />}
      <ConFaltas enVano={enVano} className="tarjeta relleno formulario-de-orden">
        <SelectorDeAfiliado
          obligatorio
          elegido={idAfiliado}
          onElegir={setIdAfiliado}
          falta={enVano > 0 && idAfiliado === undefined}
        />
        <SelectorDePractica
          elegida={practica}
          onElegir={setPractica}
          idAfiliado={idAfiliado}
          falta={enVano > 0 && !practica}
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
      </ConFaltas>
    </MarcoDeOrden>
  )
}
