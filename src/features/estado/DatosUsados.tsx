import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowSync24Regular } from '@fluentui/react-icons/svg/arrow-sync'
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up'
import { ChevronLeft24Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight24Regular } from '@fluentui/react-icons/svg/chevron-right'
import { ClipboardCheckmark24Regular } from '@fluentui/react-icons/svg/clipboard-checkmark'
import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { Image24Regular } from '@fluentui/react-icons/svg/image'
import { LeafOne24Regular } from '@fluentui/react-icons/svg/leaf-one'
import { Person24Regular } from '@fluentui/react-icons/svg/person'
import { type ReactNode, useEffect, useState } from 'react'

import { mesLargo, mesesHasta } from '#formato/meses.ts'
import { ahorrar, olvidarAntesDe, useAhorro, useGastos } from '#live/archivos/datosUsados.ts'
import {
  type Clase,
  type Gasto,
  type GastoDeClase,
  MESES_CONTADOS,
  porClase,
  sumar,
  totalDe,
} from '#model/gastos.ts'
import { aparato } from '#ui/esMovil.ts'
import { Llave } from '#ui/Llave.tsx'

import './datosUsados.css'
import { texts } from './texts.ts'

/** The data saver, and the data used this month and in earlier ones. */
export function DatosUsados({ now }: { now: number }) {
  const este = new Date(now).toISOString().slice(0, 7)
  const meses = mesesHasta(este, MESES_CONTADOS)
  const primero = meses[0] ?? este
  const [atras, setAtras] = useState(0)
  const gastos = useGastos()
  useEffect(() => void olvidarAntesDe(primero), [primero])
  if (!gastos) return null
  const mes = meses.at(-1 - atras) ?? este
  const clases = porClase(gastos, mes)
  return (
    <>
      <Ahorro />
      <section className="tarjeta relleno datos-usados">
        <h2>{texts.datosUsados}</h2>
        <p className="tenue">{texts.gasto(aparato())}</p>
        <div className="mes">
          <button
            type="button"
            className="cruz"
            aria-label={texts.mesAnterior}
            disabled={atras === MESES_CONTADOS - 1}
            onClick={() => setAtras(atras + 1)}
          >
            <ChevronLeft24Regular />
          </button>
          <h3 aria-live="polite">{mesLargo(mes)}</h3>
          <button
            type="button"
            className="cruz"
            aria-label={texts.mesSiguiente}
            disabled={atras === 0}
            onClick={() => setAtras(atras - 1)}
          >
            <ChevronRight24Regular />
          </button>
        </div>
        {clases.length === 0 ? (
          <p className="centrado">{texts.nadaEseMes}</p>
        ) : (
          <PorClase clases={clases} />
        )}
        <p className="tenue">{texts.queSeCuenta(aparato())}</p>
      </section>
    </>
  )
}

function Ahorro() {
  const ahorro = useAhorro()
  const [elegido, setElegido] = useState<boolean>()
  if (!ahorro) return null
  const { ahorra, propio } = ahorro
  const prendido = elegido ?? ahorra
  const deSuyo = prendido && !propio && elegido === undefined
  return (
    <label className="tarjeta relleno ahorro" htmlFor="llave-de-ahorro">
      <span className="baldosa ok">
        <LeafOne24Regular />
      </span>
      <span>
        <b id="ahorro-de-datos">{texts.ahorro}</b>
        <span className="tenue" id="ahorro-detalle">
          {texts.ahorroDetalle}
          {deSuyo && ` ${texts.ahorroSolo(aparato())}`}
        </span>
      </span>
      <Llave
        id="llave-de-ahorro"
        prendida={prendido}
        nombre="ahorro-de-datos"
        detalle="ahorro-detalle"
        onCambiar={(prendida) => {
          setElegido(prendida)
          void ahorrar(prendida)
        }}
      />
    </label>
  )
}

const DE_CLASE: Record<Clase, { tono: string; icono: ReactNode }> = {
  documentos: { tono: 'ok', icono: <DocumentPdf24Regular /> },
  fotos: { tono: 'info', icono: <Image24Regular /> },
  listas: { tono: 'ok', icono: <ClipboardCheckmark24Regular /> },
  datos: { tono: 'info', icono: <Person24Regular /> },
  versiones: { tono: 'ok', icono: <ArrowSync24Regular /> },
}

function PorClase({ clases }: { clases: readonly GastoDeClase[] }) {
  const todo = sumar(clases)
  const mayor = totalDe(clases[0] ?? todo)
  return (
    <>
      <p className="suma-del-mes">{texts.cuanto(totalDe(todo))}</p>
      <IdaYVuelta gasto={todo} />
      <ul className="clases-de-datos">
        {clases.map(({ clase, ...gasto }) => (
          <li key={clase} className={DE_CLASE[clase].tono}>
            <span className={`baldosa ${DE_CLASE[clase].tono}`}>{DE_CLASE[clase].icono}</span>
            <div>
              <p className="nombre-y-suma">
                <b>{texts.clases[clase]}</b>
                <b className="dato">{texts.cuanto(totalDe(gasto))}</b>
              </p>
              <svg className="medida" aria-hidden="true">
                <rect width={`${Math.max(1, (100 * totalDe(gasto)) / mayor)}%`} height="100%" />
              </svg>
              <IdaYVuelta gasto={gasto} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function IdaYVuelta({ gasto: { sent, received } }: { gasto: Gasto }) {
  return (
    <p className="ida-y-vuelta tenue">
      <span>
        <ArrowDown20Regular />
        {texts.cuanto(received)} {texts.bajados}
      </span>
      <span>
        <ArrowUp20Regular />
        {texts.cuanto(sent)} {texts.enviados}
      </span>
    </p>
  )
}
