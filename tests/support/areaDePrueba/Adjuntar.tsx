import { useState } from 'react'

import { useOperation } from '#live/pendientes/useOperation.ts'
import type { Archivo } from '#local/archivo.ts'
import { Boton } from '#ui/Boton.tsx'

import type { Nota } from './contract.ts'
import { adjuntarANota } from './model.ts'
import { texts } from './texts.ts'

type Props = { notas: Nota[]; onEnviada: () => void; onFalla: (message: string) => void }

/** Sends files with a note: receipt, files, mail. */
export function Adjuntar({ notas, onEnviada, onFalla }: Props) {
  const enviar = useOperation(adjuntarANota)
  const [descripcion, setDescripcion] = useState('')
  const [elegida, setElegida] = useState(0)
  const [files, setFiles] = useState<Promise<Archivo[]>>(Promise.resolve([]))
  const idNota = elegida || (notas[0]?.idNota ?? 0)

  const fallo = (error: unknown) => onFalla(error instanceof Error ? error.message : String(error))

  const alEnviar = async () => {
    const outcome = await enviar({ idNota, descripcion }, { files: await files })
    if (!outcome.kept) return onFalla(outcome.message)
    setDescripcion('')
    onEnviada()
  }

  const elegir = (chosen: File[]) => {
    const reading = leer(chosen)
    reading.catch(fallo)
    setFiles(reading)
  }

  return (
    <form
      aria-label={texts.adjuntar}
      className="tarjeta relleno pila"
      onSubmit={(event) => {
        event.preventDefault()
        // Files that could not be read.
        alEnviar().catch(fallo)
      }}
    >
      <label>
        {texts.aQueNota}
        <select value={idNota} onChange={({ target }) => setElegida(Number(target.value))}>
          {notas.map((nota) => (
            <option key={nota.idNota} value={nota.idNota}>
              {nota.titulo}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.descripcion}
        <input
          required
          value={descripcion}
          onChange={({ target }) => setDescripcion(target.value)}
        />
      </label>
      <label>
        {texts.archivos}
        <input
          multiple
          type="file"
          // Read at once: the phone keeps the bytes, even if the file is moved or deleted later.
          onChange={({ target }) => elegir([...(target.files ?? [])])}
        />
      </label>
      <Boton disabled={idNota === 0} type="submit">
        {texts.enviar}
      </Boton>
    </form>
  )
}

function leer(files: File[]): Promise<Archivo[]> {
  return Promise.all(
    files.map(async (file) => ({
      bytes: await file.arrayBuffer(),
      type: file.type,
      name: file.name,
    })),
  )
}
