import { NoSePudo } from './NoSePudo.tsx'

/** In place of a screen whose file is not on this phone yet, and did not come. */
export const NoEstaAca = () => <NoSePudo falta />
