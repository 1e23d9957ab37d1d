import { useAtom } from 'jotai'
import { Suspense, useCallback, useEffect } from 'react'

import { credencialAbierta } from '#live/credencialAbierta.ts'
import { showToast } from '#ui/toasts.ts'

import { LimiteDeError } from './paginas/LimiteDeError.tsx'
import { Credencial } from './pantallas.tsx'
import { texts } from './texts.ts'
import { usePublicUrl } from './usePublicUrl.ts'

/** The credential that was opened, over the page and gone with it. */
export function CredencialAbierta() {
  const [abierta, abrir] = useAtom(credencialAbierta)
  const cerrar = useCallback(() => abrir(undefined), [abrir])
  const publicUrl = usePublicUrl()
  if (abierta === undefined) return null
  return (
    <LimiteDeError key={abierta} enSuLugar={<NoSeAbrio onCerrar={cerrar} />}>
      <Suspense>
        <Credencial idAfiliado={abierta} publicUrl={publicUrl} onCerrar={cerrar} />
      </Suspense>
    </LimiteDeError>
  )
}

function NoSeAbrio({ onCerrar }: { onCerrar: () => void }) {
  useEffect(() => {
    showToast(texts.fallo, { tipo: 'error' })
    onCerrar()
  }, [onCerrar])
  return null
}
