export const notFound = {
  title: 'Page Not Found',
  body: "The page you're looking for doesn't exist.",
  goBack: 'Go Back',
}
