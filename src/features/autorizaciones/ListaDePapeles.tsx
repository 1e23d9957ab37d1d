import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark'
import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import { useEffect, useRef, useState } from 'react'

import { MIN_HOJAS, esFoto } from '#model/papeles/hojas.ts'
import { MAX_BYTES, MAX_PAPELES, type Papel } from '#model/papeles/papel.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'

import { Flechas } from './Flechas.tsx'
import { Icono } from './Icono.tsx'
import { megas } from './megas.ts'
import { Miniatura } from './Miniatura.tsx'
import { texts } from './nuevaTexts.ts'
import type { Achicandose, Papeles } from './usePapeles.ts'

type Props = Pick<
  Papeles,
  'papeles' | 'adjuntos' | 'achicandose' | 'cancelar' | 'reintentar' | 'lista'
> & {
  onJuntar: () => void
  onRecortar: (papel: Papel) => void
  /** The sheet that was just cut out: the focus goes on there. */
  recortada: string | undefined
}

/** What is amber: not much is left. */
export const CASI_LLENO = 3.5 * 1024 * 1024

/** The files of a step: how many, how heavy, each with what became of it. */
export function ListaDePapeles(props: Props) {
  const { papeles, adjuntos, achicandose, lista, onJuntar, onRecortar, recortada } = props
  const { quitado } = lista
  const [ordenando, setOrdenando] = useState(false)
  const bytes = papeles.reduce((sum, papel) => sum + papel.bytes, 0)
  return (
    <section className="tarjeta relleno lista-de-papeles">
      <p className="cuentas fuerte">
        <span>{texts.archivos(papeles.length)}</span>
        <span className="dato">{texts.megas(bytes === 0 ? '0' : megas(bytes))}</span>
      </p>
      <meter
        aria-label={texts.megas(megas(bytes))}
        min={0}
        max={MAX_BYTES}
        high={CASI_LLENO}
        value={bytes}
      />
      <ul>
        {papeles.map((papel, n) => (
          <li key={papel.id}>
            <Miniatura de={adjuntos?.get(papel.id)} />
            <Lista
              papel={papel}
              enfocada={papel.id === recortada}
              onRecortar={adjuntos?.has(papel.id) ? () => onRecortar(papel) : undefined}
              onSeparar={() => lista.separar(papel)}
            />
            {ordenando ? (
              <Flechas
                nombre={papel.nombre}
                n={n}
                de={papeles.length}
                onMover={(a) => lista.mover(papel.id, a)}
              />
            ) : (
              <Icono
                nombre={texts.quitar(papel.nombre)}
                icono={<Delete24Regular />}
                onClick={() => lista.quitar(papel)}
              />
            )}
          </li>
        ))}
        {achicandose.map((uno) => (
          <Achicando
            key={uno.id}
            uno={uno}
            onCancelar={() => props.cancelar(uno.id)}
            onReintentar={props.reintentar}
          />
        ))}
      </ul>
      <output>
        {quitado && (
          <span className="quitado">
            {texts.quitaste(quitado.nombre)}
            <button type="button" className="enlace" onClick={() => lista.deshacer()}>
              {texts.deshacer}
            </button>
          </span>
        )}
      </output>
      <div className="botones">
        {papeles.length > 1 && (
          <Boton tono="plano" onClick={() => setOrdenando(!ordenando)}>
            {ordenando ? texts.ordenListo : texts.cambiarOrden}
          </Boton>
        )}
        {papeles.filter(esFoto).length >= MIN_HOJAS && (
          <Boton tono={papeles.length >= MAX_PAPELES ? 'contorno' : 'plano'} onClick={onJuntar}>
            {texts.juntarEnPdf}
          </Boton>
        )}
      </div>
    </section>
  )
}

type DeUno = {
  papel: Papel
  enfocada: boolean
  /** Absent while its bytes are not read. */
  onRecortar: (() => void) | undefined
  onSeparar: () => void
}

function Lista({ papel, enfocada, onRecortar, onSeparar }: DeUno) {
  const separar = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (enfocada) separar.current?.focus()
  }, [enfocada])
  const { nombre, bytes, hojas, tipo, consejos = [], fotos } = papel
  return (
    <div>
      <p className="fuerte">{nombre}</p>
      <p className="tenue dato">
        <b>{texts.mb(megas(bytes))}</b>
        {tipo === 'application/pdf' && hojas > 0 && ` · ${texts.hojas(hojas)}`}
      </p>
      <p className="lista-ya">
        <Checkmark20Regular />
        {texts.lista}
      </p>
      {consejos.length > 0 && (
        <p className="consejo">
          <Warning20Regular />
          <span>
            {consejos.map((consejo) => texts.consejos[consejo]).join(' ')} {texts.sacaOtra}
          </span>
        </p>
      )}
      {fotos ? (
        <button ref={separar} type="button" className="enlace" onClick={onSeparar}>
          {esFoto(papel) ? texts.fotoEntera : texts.separar}
        </button>
      ) : (
        onRecortar &&
        esFoto(papel) && (
          <button
            type="button"
            className="enlace"
            aria-label={texts.recortarUna(nombre)}
            onClick={onRecortar}
          >
            {texts.recortarLaHoja}
          </button>
        )
      )}
    </div>
  )
}

/** Why the step waits for its files; undefined where it does not. */
export function esperarPor(achicandose: readonly Achicandose[]): string | undefined {
  if (achicandose.length === 0) return undefined
  return achicandose.every(({ parte }) => parte === undefined)
    ? texts.esperanSenal
    : texts.seAchican
}

type DeAchicando = { uno: Achicandose; onCancelar: () => void; onReintentar: () => void }

export function Achicando({ uno, onCancelar, onReintentar }: DeAchicando) {
  const { nombre, antes, parte, guardado } = uno
  return (
    <li>
      <Miniatura de={undefined} />
      <div>
        <p className="fuerte">{nombre}</p>
        {parte === undefined ? (
          <>
            {guardado ? (
              <p className="tenue">{texts.esperaSenal}</p>
            ) : (
              <p className="consejo">
                <Warning20Regular />
                <span>{texts.noSeGuardoEn(aparato())}</span>
              </p>
            )}
            <button
              type="button"
              className="enlace"
              aria-label={texts.probarCon(nombre)}
              onClick={onReintentar}
            >
              {texts.probarAhora}
            </button>
          </>
        ) : (
          <>
            <p className="tenue dato">{texts.achicando(megas(antes))}</p>
            <progress aria-label={texts.achicando(megas(antes))} max={1} value={parte} />
          </>
        )}
      </div>
      <Icono nombre={texts.cancelarUno(nombre)} icono={<Dismiss24Regular />} onClick={onCancelar} />
    </li>
  )
}
