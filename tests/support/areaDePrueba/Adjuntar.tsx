import { Button } from '@fluentui/react-components'
import { useState } from 'react'

import { useOperation } from '#live/useOperation.ts'
import type { Archivo } from '#local/operation.ts'

import type { Nota } from './contract.ts'
import { adjuntarANota } from './model.ts'
import { texts } from './texts.ts'

type Props = { notas: Nota[]; onEnviada: () => void; onFalla: (error: unknown) => void }

/** Sends files with a note: receipt, files, mail. */
export function Adjuntar({ notas, onEnviada, onFalla }: Props) {
  const enviar = useOperation(adjuntarANota)
  const [descripcion, setDescripcion] = useState('')
  const [elegida, setElegida] = useState(0)
  const [files, setFiles] = useState<Promise<Archivo[]>>(Promise.resolve([]))
  const idNota = elegida || (notas[0]?.idNota ?? 0)

  const alEnviar = async () => {
    await enviar({ idNota, descripcion }, { files: await files })
    setDescripcion('')
    onEnviada()
  }

  const elegir = (chosen: File[]) => {
    const reading = leer(chosen)
    reading.catch(onFalla)
    setFiles(reading)
  }

  return (
    <form
      aria-label={texts.adjuntar}
      className="tarjeta relleno pila"
      onSubmit={(event) => {
        event.preventDefault()
        alEnviar().catch(onFalla)
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
          // Read when it is chosen: what the phone keeps are bytes, whatever becomes of the file.
          onChange={({ target }) => elegir([...(target.files ?? [])])}
        />
      </label>
      <Button disabled={idNota === 0} type="submit">
        {texts.enviar}
      </Button>
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
