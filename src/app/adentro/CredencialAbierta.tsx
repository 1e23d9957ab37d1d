import { useAtom } from 'jotai'
import { Suspense, useCallback } from 'react'

import { credencialAbierta } from '#live/credencial/credencialAbierta.ts'

import { EnUnAviso } from '../paginas/EnUnAviso.tsx'
import { LimiteDeError } from '../paginas/LimiteDeError.tsx'
import { Credencial } from '../pantallas/pantallas.tsx'
import { usePublicUrl } from '../rutas/usePublicUrl.ts'
import { texts } from '../texts.ts'

/** The open credential, shown over the page. */
export function CredencialAbierta() {
  const [abierta, abrir] = useAtom(credencialAbierta)
  const cerrar = useCallback(() => abrir(undefined), [abrir])
  const publicUrl = usePublicUrl()
  if (abierta === undefined) return null
  return (
    <LimiteDeError key={abierta} enSuLugar={<EnUnAviso texto={texts.fallo} onCerrar={cerrar} />}>
      <Suspense>
        <Credencial idAfiliado={abierta} publicUrl={publicUrl} onCerrar={cerrar} />
      </Suspense>
    </LimiteDeError>
  )
}
