import { useState } from 'react'

import { formatFecha, masDias } from '#formato/fechas.ts'
import { tiposDeCobertura } from '#model/listas.ts'
import { CON_HISTORIA } from '#model/nuevaSolicitud.ts'
import { useHoy } from '#piezas/hora.ts'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { useCopia } from '#piezas/useCopia.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Opciones } from '#ui/Opciones.tsx'

import { texts } from './nuevaTexts.ts'
import { Puntos } from './Puntos.tsx'
import type { EnCurso } from './useNueva.ts'

/** Maximum age of a prescription, in days (WIZ-03). */
const DIAS = 60
const A_LA_VISTA = 4

type Props = Pick<EnCurso, 'nueva' | 'cambiar'>

/** Step 1: member, type of coverage, and a checklist for the prescription (WIZ-02). */
export function PasoQuien({ nueva, cambiar }: Props) {
  const desde = formatFecha(masDias(useHoy(), -DIAS))
  return (
    <>
      <SelectorDeAfiliado
        leyenda={texts.paraQuien}
        elegido={nueva.idAfiliado === 0 ? undefined : nueva.idAfiliado}
        onElegir={(idAfiliado = 0) => cambiar((antes) => ({ ...antes, idAfiliado }))}
      />
      <Tipos nueva={nueva} cambiar={cambiar} />
      <Puntos
        titulo={texts.orden}
        puntos={texts.puntosDeLaOrden}
        detalleDelUltimo={texts.vale(desde)}
        mirados={nueva.miradas}
        onMirar={(miradas) => cambiar((antes) => ({ ...antes, miradas }))}
      />
    </>
  )
}

function Tipos({ nueva, cambiar }: Props) {
  const { value: tipos, aviso } = useCopia(tiposDeCobertura, {}, texts.trayendoTipos)
  const [todos, setTodos] = useState(false)
  if (!tipos) return aviso
  // The chosen type stays visible in the short list.
  const aLaVista = todos
    ? tipos
    : tipos.filter(({ codigo }, n) => n < A_LA_VISTA || codigo === nueva.tipo)
  return (
    <>
      <Opciones
        clase="tipos-de-cobertura"
        leyenda={texts.tipo}
        opciones={aLaVista.map(({ codigo, descripcion }) => ({
          valor: codigo,
          texto: descripcion,
          ...(codigo === CON_HISTORIA && { detalle: texts.pideHistoria }),
        }))}
        elegidas={nueva.tipo === '' ? [] : [nueva.tipo]}
        onElegir={([tipo = '']) => cambiar((antes) => ({ ...antes, tipo }))}
      />
      {aLaVista.length < tipos.length && (
        <Boton tono="plano" onClick={() => setTodos(true)}>
          {texts.verTipos(tipos.length)}
        </Boton>
      )}
    </>
  )
}
