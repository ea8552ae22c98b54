import { Type } from 'typebox';
import { DataOf, Id, errorResponses, routeTable } from '../../http';
import { Announcement, AnnouncementDetail, TeamReminder } from './announcement.schema';

const oneAnnouncement = Type.Object({ id: Id, announcementId: Id });

/** Announcements of the organiser for a participation. */
export const announcementsApi = routeTable('announcements', {
  'GET /participants/{id}/announcements': {
    summary: 'Announcements for the caller in this participation, newest first, without texts',
    params: Type.Object({ id: Id }),
    responses: { 200: DataOf(Type.Array(Announcement)), ...errorResponses(401, 404) },
  },
  'GET /participants/{id}/announcements/{announcementId}': {
    summary: "One announcement with its text and its readers in the caller's team",
    params: oneAnnouncement,
    responses: { 200: DataOf(AnnouncementDetail), ...errorResponses(401, 404) },
  },
  'POST /participants/{id}/announcements/{announcementId}/read': {
    summary: "Mark an announcement as read for the caller; a team administrator's mark completes the step",
    params: oneAnnouncement,
    responses: { 200: DataOf(AnnouncementDetail), ...errorResponses(401, 404) },
  },
  'POST /participants/{id}/announcements/{announcementId}/reminders': {
    summary: 'Notify the members who have not read it, at most once a day: 422 reminded_already',
    params: oneAnnouncement,
    responses: { 201: DataOf(TeamReminder), ...errorResponses(401, 403, 404, 409, 422) },
  },
});
