import { useState } from 'react'
import { useLocation } from 'wouter'

import { esCuil } from '#contract/identidad.ts'
import type { Resolver } from '#live/llamadas/antirrobot.ts'
import { rechazoDeCodigo, useEnvio } from '#live/llamadas/codigo.ts'
import { useSucio } from '#live/telefono/busy.ts'
import { device } from '#live/telefono/device.ts'
import { ifPossible } from '#local/bases/note.ts'
import { forgetBorrador } from '#local/outbox/borradores.ts'
import { NADIE } from '#local/outbox/deNadie.ts'
import { currentSession } from '#local/session/session.ts'
import { Boton } from '#ui/Boton.tsx'
import { Campo } from '#ui/Campo.tsx'
import { CampoDeCodigo } from '#ui/CampoDeCodigo.tsx'
import { EnlaceBoton } from '#ui/EnlaceBoton.tsx'
import { Formulario } from '#ui/Formulario.tsx'
import { recienCreada } from '#ui/llegada.ts'
import { Palabras } from '#ui/Palabras.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import '#ui/componentes.css'
import { ExitoDialogo } from './ExitoDialogo.tsx'
import { llamadaDelCodigo } from './modos.ts'
import { soloDigitos, soloNumeros } from './reglas.ts'
import { texts } from './texts.ts'

/** The wizard's form, which waits for its code in vain from now on. */
async function olvidarFormulario() {
  await ifPossible(async () => {
    const uid = (await currentSession(device))?.uid ?? NADIE
    await forgetBorrador(device, uid, 'cuenta/crear')
  })
}

/** Finishes an account after the code's dialog was closed: asks for the CUIL and the code from the e-mail (ACCT-25). */
export function ConfirmarCuentaScreen({ resolver }: { resolver: Resolver }) {
  const [, navigate] = useLocation()
  const [cuil, setCuil] = useState('')
  const [codigo, setCodigo] = useState('')
  const [errores, setErrores] = useState<{ cuil?: string; codigo?: string; vencido?: boolean }>({})
  const [ocupado, setOcupado] = useState(false)
  const [exito, setExito] = useState(false)
  const { olvidar } = useEnvio('cuenta/crear')
  useSucio(!exito && cuil + codigo !== '')

  async function confirmar() {
    if (ocupado) return
    if (!soloNumeros(cuil) || !esCuil(soloDigitos(cuil))) return setErrores({ cuil: texts.sinCuil })
    if (codigo === '') return setErrores({ codigo: texts.sinCodigo })
    setOcupado(true)
    setErrores({})
    const answer = await llamadaDelCodigo(resolver, 'crear', cuil, codigo)
    setOcupado(false)
    if (!answer.ok) {
      const { porQue, vencido } = rechazoDeCodigo(answer.failure)
      return setErrores({ codigo: porQue, vencido })
    }
    await olvidar()
    await olvidarFormulario()
    setExito(true)
  }

  return (
    <Formulario className="angosta pila" onEnviar={confirmar}>
      <Titulo>{texts.terminarTitulo}</Titulo>
      <p>{texts.terminarDetalle}</p>
      <Campo
        etiqueta={texts.cuil}
        error={errores.cuil}
        inputMode="numeric"
        autoComplete="username"
        valor={cuil}
        onCambiar={setCuil}
      />
      <CampoDeCodigo valor={codigo} onCambiar={setCodigo} error={errores.codigo} />
      <div className="botones final">
        <EnlaceBoton tono={errores.vencido ? 'primario' : 'contorno'} href="/crear-cuenta">
          {texts.reenviar}
        </EnlaceBoton>
        <Boton tono={errores.vencido ? 'contorno' : 'primario'} type="submit" ocupado={ocupado}>
          <Palabras ocupado={ocupado} quieto={texts.confirmar} haciendo={texts.confirmando} />
        </Boton>
      </div>
      <p className="tenue">{texts.reenviarDetalle}</p>
      <ExitoDialogo
        abierto={exito}
        modo="crear"
        onSeguir={() => {
          recienCreada.cuil = soloDigitos(cuil)
          navigate('/', { replace: true })
        }}
      />
    </Formulario>
  )
}
