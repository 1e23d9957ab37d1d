import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark'
import { Delete24Regular } from '@fluentui/react-icons/svg/delete'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { Warning20Regular } from '@fluentui/react-icons/svg/warning'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'

import type { EnCamino } from '#model/papeles/camino.ts'
import { MIN_HOJAS, esFoto } from '#model/papeles/hojas.ts'
import { MAX_BYTES, MAX_PAPELES, type Papel } from '#model/papeles/papel.ts'
import { Boton } from '#ui/Boton.tsx'
import { aparato } from '#ui/esMovil.ts'

import { Flechas } from './Flechas.tsx'
import { Icono } from './Icono.tsx'
import { megas } from './megas.ts'
import { Miniatura } from './Miniatura.tsx'
import { texts } from './nuevaTexts.ts'
import type { Papeles } from './usePapeles.ts'

type Props = Pick<
  Papeles,
  | 'papeles'
  | 'guardados'
  | 'enCamino'
  | 'quitado'
  | 'cancelar'
  | 'reintentar'
  | 'separar'
  | 'mover'
  | 'quitar'
  | 'deshacer'
> & {
  onJuntar: () => void
  onRecortar: (papel: Papel) => void
  /** Id of the sheet that was just cropped: it gets the focus. */
  recortada: string | undefined
}

/** Above this size of all files the total is shown in amber: little room is left. */
export const CASI_LLENO = 3.5 * 1024 * 1024

/** Files of a step: number, total size, and the state of each file. */
export function ListaDePapeles(props: Props) {
  const { papeles, guardados, enCamino, quitado, onJuntar, onRecortar, recortada } = props
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
            <Miniatura de={guardados?.get(papel.id)} />
            <PapelListo
              papel={papel}
              enfocada={papel.id === recortada}
              onRecortar={guardados?.has(papel.id) ? () => onRecortar(papel) : undefined}
              onSeparar={() => props.separar(papel)}
            />
            {ordenando ? (
              <Flechas
                nombre={papel.nombre}
                n={n}
                de={papeles.length}
                onMover={(a) => props.mover(papel.id, a)}
              />
            ) : (
              <Icono
                nombre={texts.quitar(papel.nombre)}
                icono={<Delete24Regular />}
                onClick={() => props.quitar(papel)}
              />
            )}
          </li>
        ))}
        {enCamino.map((este) => (
          <PapelEnCamino
            key={este.uno.id}
            este={este}
            onCancelar={() => props.cancelar(este.uno.id)}
            onReintentar={props.reintentar}
          />
        ))}
      </ul>
      <output>
        {quitado && (
          <span className="quitado">
            {texts.quitaste(quitado.nombre)}
            <BotonDeTexto onClick={props.deshacer}>{texts.deshacer}</BotonDeTexto>
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
  /** Absent until the file's bytes have been read. */
  onRecortar: (() => void) | undefined
  onSeparar: () => void
}

function PapelListo({ papel, enfocada, onRecortar, onSeparar }: DeUno) {
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
        <BotonDeTexto ref={separar} onClick={onSeparar}>
          {esFoto(papel) ? texts.fotoEntera : texts.separar}
        </BotonDeTexto>
      ) : (
        onRecortar &&
        esFoto(papel) && (
          <BotonDeTexto nombre={texts.recortarUna(nombre)} onClick={onRecortar}>
            {texts.recortarLaHoja}
          </BotonDeTexto>
        )
      )}
    </div>
  )
}

/** Reason why the step must wait for its files; undefined if none is being prepared. */
export function esperarPor(enCamino: readonly EnCamino[]): string | undefined {
  if (enCamino.length === 0) return undefined
  return enCamino.every(({ state }) => state === 'espera') ? texts.esperanSenal : texts.seAchican
}

type DeEnCamino = {
  este: Papeles['enCamino'][number]
  onCancelar: () => void
  onReintentar: () => void
}

/** A file that is being prepared, or waits for it. */
export function PapelEnCamino({ este, onCancelar, onReintentar }: DeEnCamino) {
  const { nombre, antes } = este.uno
  return (
    <li>
      <Miniatura de={undefined} />
      <div>
        <p className="fuerte">{nombre}</p>
        {este.state === 'espera' ? (
          <>
            {este.guardado ? (
              <p className="tenue">{texts.esperaSenal}</p>
            ) : (
              <p className="consejo">
                <Warning20Regular />
                <span>{texts.noSeGuardoEn(aparato())}</span>
              </p>
            )}
            <BotonDeTexto nombre={texts.probarCon(nombre)} onClick={onReintentar}>
              {texts.probarAhora}
            </BotonDeTexto>
          </>
        ) : (
          <>
            <p className="tenue dato">{texts.achicando(megas(antes))}</p>
            <progress aria-label={texts.achicando(megas(antes))} max={1} value={parteDe(este)} />
          </>
        )}
      </div>
      <Icono nombre={texts.cancelarUno(nombre)} icono={<Dismiss24Regular />} onClick={onCancelar} />
    </li>
  )
}

const parteDe = (este: EnCamino): number =>
  este.state === 'preparando' ? este.parte : este.state === 'listo' ? 1 : 0

type DeTexto = {
  /** Label for screen readers, if the visible text does not name the paper. */
  nombre?: string
  ref?: Ref<HTMLButtonElement>
  onClick: () => void
  children: ReactNode
}

/** Text button in a row. */
function BotonDeTexto({ nombre, ...props }: DeTexto) {
  return <button type="button" className="enlace" aria-label={nombre} {...props} />
}
