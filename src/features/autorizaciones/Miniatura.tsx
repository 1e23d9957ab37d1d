import { DocumentPdf24Regular } from '@fluentui/react-icons/svg/document-pdf'
import { Image24Regular } from '@fluentui/react-icons/svg/image'
import { useEffect, useState } from 'react'

import type { PapelGuardado } from '#local/bases/salida.ts'

type Dibujable = Pick<PapelGuardado, 'id' | 'type' | 'miniatura'> & {
  /** Absent until they are read. */
  bytes?: ArrayBuffer | Blob | undefined
}

/** A photo in small; what a file is, where there is nothing to see. */
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

/** An address for what is small, or for the photo itself; of this page, and given back with it. */
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
    // The bytes of one id never change; every look at the database gives them as another object.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id])
  return address
}
