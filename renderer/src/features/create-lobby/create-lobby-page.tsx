export function CreateLobbyPage() {
  return null
}
