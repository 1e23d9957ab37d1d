// A file of its own: the sign-in loads no other text of a loan.
export const texts = {
  prestadas: 'Credenciales prestadas',
}
