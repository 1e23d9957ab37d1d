import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useEffect, useRef, useState } from 'react'

import { masDias } from '#formato/fechas.ts'
import { diaDe } from '#formato/instantes.ts'
import { useResource } from '#live/useResource.ts'
import { useSinSenal } from '#live/useSignal.ts'
import { grupoFamiliar } from '#model/afiliados.ts'
import { nombreEntre } from '#model/personas.ts'
import { type Rango, faltasDeRango } from '#piezas/rango.ts'
import { RangoDeFechas } from '#piezas/RangoDeFechas.tsx'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { BarraDeAcciones } from '#ui/BarraDeAcciones.tsx'
import { Boton } from '#ui/Boton.tsx'
import { enfocarLaFalta } from '#ui/enfocarLaFalta.ts'
import { Titulo } from '#ui/Titulo.tsx'

import { AOrdenes } from '../AOrdenes.tsx'

import '../ordenes.css'
import { texts } from '../texts.ts'
import { useAveriguarSolas, useConfirmacion } from '../useConfirmacion.ts'
import { Emitidas } from './Emitidas.tsx'
import { PorConfirmar } from './PorConfirmar.tsx'

const DIAS = 90
const UN_ANIO = 365

/** The orders of a member between two dates; what is stored serves without signal (ORD-19 to 21). */
export function ConsultarScreen() {
  const [hoy] = useState(() => diaDe(Date.now()))
  const [idAfiliado, setIdAfiliado] = useState<number>()
  const desdeHace = (dias: number): Rango => ({ desde: masDias(hoy, -dias), hasta: hoy })
  const [rango, setRango] = useState<Rango>(() => desdeHace(DIAS))
  const [pedidas, setPedidas] = useState(0)
  const [buscado, setBuscado] = useState<{ idAfiliado: number; rango: Rango }>()
  const grupo = useResource(grupoFamiliar, {})
  const familia = grupo.state === 'ready' ? grupo.value : []
  const caja = useRef<HTMLDivElement>(null)
  const sinSenal = useSinSenal()
  const confirmacion = useConfirmacion()
  useAveriguarSolas(confirmacion, sinSenal)
  useEffect(() => {
    if (pedidas > 0) enfocarLaFalta(caja.current)
  }, [pedidas])

  const faltas = faltasDeRango(rango)
  const mal = faltas.desde !== undefined || faltas.hasta !== undefined

  function buscar() {
    setPedidas(pedidas + 1)
    if (idAfiliado !== undefined && !mal) setBuscado({ idAfiliado, rango })
  }

  function limpiar() {
    setIdAfiliado(undefined)
    setRango(desdeHace(DIAS))
    setPedidas(0)
  }

  const titulo = (
    <div>
      <AOrdenes />
      <Titulo>{texts.consultar}</Titulo>
    </div>
  )
  if (buscado) {
    const quien = familia.find(({ afiliado }) => afiliado.idAfiliado === buscado.idAfiliado)
    return (
      <div className="pila">
        {titulo}
        <PorConfirmar filas={confirmacion.filas} />
        <Emitidas
          {...buscado}
          quien={quien ? nombreEntre(quien, familia) : ''}
          hoy={hoy}
          onCambiar={() => {
            setBuscado(undefined)
            setPedidas(0)
          }}
          onUnAnio={() => {
            setRango(desdeHace(UN_ANIO))
            setBuscado({ ...buscado, rango: desdeHace(UN_ANIO) })
          }}
        />
      </div>
    )
  }
  return (
    <div className="angosta-de-orden">
      {titulo}
      <PorConfirmar filas={confirmacion.filas} />
      <div className="tarjeta relleno formulario-de-orden" ref={caja}>
        <SelectorDeAfiliado
          obligatorio
          elegido={idAfiliado}
          onElegir={setIdAfiliado}
          falta={pedidas > 0 && idAfiliado === undefined}
        />
        <RangoDeFechas
          leyenda={texts.fechas}
          rango={rango}
          onCambiar={setRango}
          faltas={pedidas > 0 ? faltas : {}}
        />
        <BarraDeAcciones>
          <Boton onClick={limpiar}>{texts.limpiar}</Boton>
          <Boton tono="primario" icono={<Search24Regular />} onClick={buscar}>
            {texts.buscar}
          </Boton>
        </BarraDeAcciones>
      </div>
    </div>
  )
}
