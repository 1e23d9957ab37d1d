import { useState } from 'react'

import { formatFecha } from '#formato/fechas.ts'
import { useBorrador } from '#live/borradores/useBorrador.ts'
import { useResource } from '#live/copias/useResource.ts'
import { useOperation } from '#live/pendientes/useOperation.ts'
import { usePuedeGuardar } from '#live/telefono/device.ts'
import { EdadViva } from '#piezas/EdadViva.tsx'
import { Boton } from '#ui/Boton.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { Adjuntar } from './Adjuntar.tsx'
import type { Nota } from './contract.ts'
import { type Guardado, guardarNota, notas } from './model.ts'
import { texts } from './texts.ts'

const NUEVA: Guardado = { idNota: 0, titulo: '', texto: '', fecha: '', version: 0 }

/** A screen like the portal's, with the same hooks, for an area that only the tests have. */
export function PruebaScreen() {
  const guardadas = useResource(notas, {})
  const borrador = useBorrador('prueba.nota', NUEVA)
  const cambiar = useOperation(guardarNota)
  const puedeGuardar = usePuedeGuardar()
  const [dicho, setDicho] = useState('')

  const guardar = async () => {
    if (!borrador) return
    const { value, clave } = borrador
    // A new note gets its number from the draft: saved in two windows, it is one note.
    const idNota = value.idNota || Number.parseInt(clave.slice(0, 7), 16) + 1
    const outcome = await cambiar({ ...value, idNota }, { clave })
    if (!outcome.kept) return setDicho(outcome.message)
    await borrador.done()
    setDicho(texts.guardada)
  }

  return (
    <>
      <div className="titulo apilado">
        <Titulo>{texts.titulo}</Titulo>
        {guardadas.state === 'ready' && (
          <EdadViva savedAt={guardadas.savedAt} de={[{ resource: notas, params: {} }]} />
        )}
      </div>
      <output>{dicho}</output>
      {!puedeGuardar && <p>{texts.noSePuede}</p>}
      {borrador && puedeGuardar && (
        <form
          aria-label={texts.nota}
          className="tarjeta relleno pila"
          onSubmit={(event) => {
            event.preventDefault()
            void guardar()
          }}
        >
          <Campos nota={borrador.value} onChange={(value) => borrador.change(value)} />
          <Boton type="submit">{texts.guardar}</Boton>
        </form>
      )}
      {guardadas.state !== 'ready' && <p>{texts.trayendo}</p>}
      {guardadas.state === 'ready' && (
        <Lista
          notas={guardadas.value}
          onEditar={({ adjuntos: _adjuntos, ...nota }) => borrador?.change(nota)}
        />
      )}
      {guardadas.state === 'ready' && puedeGuardar && (
        <Adjuntar
          notas={guardadas.value}
          onEnviada={() => setDicho(texts.enviados)}
          onFalla={setDicho}
        />
      )}
    </>
  )
}

function Campos({ nota, onChange }: { nota: Guardado; onChange: (nota: Guardado) => void }) {
  return (
    <>
      <label>
        {texts.tituloDeNota}
        <input
          required
          value={nota.titulo}
          onChange={({ target }) => onChange({ ...nota, titulo: target.value })}
        />
      </label>
      <label>
        {texts.texto}
        <textarea
          value={nota.texto}
          onChange={({ target }) => onChange({ ...nota, texto: target.value })}
        />
      </label>
      <label>
        {texts.fecha}
        <input
          required
          type="date"
          value={nota.fecha}
          onChange={({ target }) => onChange({ ...nota, fecha: target.value })}
        />
      </label>
    </>
  )
}

function Lista({ notas: todas, onEditar }: { notas: Nota[]; onEditar: (nota: Nota) => void }) {
  if (todas.length === 0) return <p>{texts.ninguna}</p>
  return (
    <ul aria-label={texts.notas} className="pila">
      {todas.map((nota) => (
        <li className="tarjeta relleno pila" key={nota.idNota}>
          <h2>{nota.titulo}</h2>
          <p>{nota.texto}</p>
          <p className="dato">{formatFecha(nota.fecha)}</p>
          {nota.adjuntos.map(({ descripcion, archivos, avisado }) => (
            <p key={descripcion}>{texts.adjunto(descripcion, archivos.length, avisado)}</p>
          ))}
          <Boton onClick={() => onEditar(nota)}>{texts.editar(nota.titulo)}</Boton>
        </li>
      ))}
    </ul>
  )
}
