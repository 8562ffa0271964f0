export const room = {
  placeholder: '',
}
