import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { Image24Regular } from '@fluentui/react-icons/svg/image'
import { useEffect, useState } from 'react'

import type { PapelGuardado } from '#local/bases/salida.ts'

type Dibujable = Pick<PapelGuardado, 'id' | 'type' | 'miniatura'> & {
  /** Absent until they have been read. */
  bytes?: ArrayBuffer | Blob | undefined
}

/** Thumbnail of a photo. An icon shows the file's type if there is no picture. */
export function Miniatura({ de }: { de: Dibujable | undefined }) {
  const address = useDireccion(de)
  const esPdf = de?.type === 'application/pdf'
  return (
    <span className="miniatura">
      {address ? (
        <img src={address} alt="" width={64} height={64} />
      ) : esPdf ? (
        <DocumentPdf24Regular />
      ) : (
        <Image24Regular />
      )}
    </span>
  )
}

/** Object URL of the thumbnail, or of the photo if it has none. It is released when the picture is no longer shown. */
function useDireccion(de: Dibujable | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  const imagen = de?.miniatura ?? de?.bytes
  const id = imagen && de?.type !== 'application/pdf' ? de?.id : undefined
  useEffect(() => {
    if (!imagen || id === undefined) return undefined
    const made = URL.createObjectURL(new Blob([imagen]))
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(undefined)
    }
    // The bytes of an id never change, but each database read returns them as a new object: the id is the dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])
  return address
}
