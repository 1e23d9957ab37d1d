import { ArrowUpload24Regular } from '@fluentui/react-icons/svg/arrow-upload'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

import { signOut } from '#live/sesion/access.ts'
import { Cruz, Dialogo } from '#ui/Dialogo.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Titulo } from '#ui/Titulo.tsx'

import { DescartarYSalir } from './DescartarYSalir.tsx'
import { QueHacerAlSalir } from './QueHacerAlSalir.tsx'
import { type LoQueEspera, useLoQueEspera } from './salir.ts'
import { texts } from './salirTexts.ts'

/** Ends the session at once, or asks first if there are unsent changes. The shell shows the next screen. */
export function SalirScreen() {
  const espera = useLoQueEspera()
  const [, navigate] = useLocation()
  const [decidido, setDecidido] = useState(false)
  const nada = espera && espera.cambios.length + espera.formularios === 0
  const saliendo = decidido || nada === true

  useEffect(() => {
    if (saliendo) void signOut()
  }, [saliendo])

  if (saliendo || espera === undefined) return <Esqueleto texto={texts.saliendo} filas={1} />
  return (
    <>
      <Titulo>{texts.salir}</Titulo>
      <Pregunta
        espera={espera}
        onSalir={() => setDecidido(true)}
        onQuedarse={() => navigate('/', { replace: true })}
      />
    </>
  )
}

type Props = { espera: LoQueEspera; onSalir: () => void; onQuedarse: () => void }

function Pregunta({ espera, onSalir, onQuedarse }: Props) {
  const [descartando, setDescartando] = useState(false)
  const titulo = descartando ? texts.preguntaDescartar : tituloDe(espera)
  return (
    <Dialogo
      abierto
      esLaPagina
      titulo={titulo}
      icono={<ArrowUpload24Regular />}
      tono="aviso"
      cierre={<Cruz onCerrar={onQuedarse} />}
      onCerrar={onQuedarse}
    >
      {descartando ? (
        <DescartarYSalir espera={espera} onSalir={onSalir} onVolver={() => setDescartando(false)} />
      ) : (
        <QueHacerAlSalir
          espera={espera}
          onSalir={onSalir}
          onDescartar={() => setDescartando(true)}
          onQuedarse={onQuedarse}
        />
      )}
    </Dialogo>
  )
}

const tituloDe = ({ cambios, formularios }: LoQueEspera) =>
  cambios.length > 0 ? texts.sinEnviar(cambios.length) : texts.sinTerminar(formularios)
