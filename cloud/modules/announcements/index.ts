export { type Announcements, createAnnouncements } from './announcements-service.ts'
