export const game = {
  placeholder: '',
}
