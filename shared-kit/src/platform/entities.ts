import type { Static } from 'typebox';
import type * as account from '../domain/account/api';
import type * as catalogue from '../domain/catalogue/api';
import type * as http from '../domain/http';
import type * as identity from '../domain/identity/api';
import type * as participations from '../domain/participations/api';
import type * as passes from '../domain/passes/api';
import type * as services from '../domain/services/api';

/**
 * The entities of the API by the names that shell and remotes use: the types of the schemas by which the server
 * validates its responses.
 */

/** A company in both languages, as in parents and lists. */
export type CompanyName = Static<typeof participations.CompanyName>;
/** Country. */
export type Country = Static<typeof participations.Country>;
/** The signed-in user. */
export type User = Static<typeof identity.User>;
/** Pass counts; null without a quota. */
export type Quota = Static<typeof participations.Quota>;
/** A pavilion, or a hall with its pavilion as parent. */
export type Pavilion = Static<typeof participations.Pavilion>;
/** A stand; `area` in square metres. */
export type Stand = Static<typeof participations.Stand>;
/** A user of a participation. */
export type ParticipationUser = Static<typeof participations.ParticipationUser>;
/** Company profile. */
export type Company = Static<typeof participations.Company>;
/** A manager of the organiser who is responsible for the participants of an exhibition. */
export type ExhibitionManager = Static<typeof participations.ExhibitionManager>;
/**
 * Exhibition with every date that its rules use. Dates are YYYY-MM-DD in
 * `timezone`; a value with a time is an ISO instant in UTC.
 */
export type Exhibition = Static<typeof participations.Exhibition>;
/** Exhibition as in lists: without managers and texts. */
export type ExhibitionSummary = Static<typeof participations.ExhibitionSummary>;
/** One participation of one company in one exhibition; the specification calls it an event. */
export type Participation = Static<typeof participations.Participation>;
/** State of the catalogue order of a participation. */
export type CatalogOrderStatus = NonNullable<Participation['catalog_order_status']>;
/** An invitation that waits for the signed-in user's answer. */
export type OwnInvitation = Static<typeof participations.OwnInvitation>;
/** What the holder of an invitation link may see. */
export type InvitationPage = Static<typeof identity.InvitationPage>;
/** The invitation of a link that still has one. */
export type Invitation = NonNullable<InvitationPage['invitation']>;
/** One row of the list of participations. */
export type ParticipationListItem = Static<typeof participations.ParticipationListItem>;
/** A sub-exhibitor in the list of its collective organiser. */
export type SubParticipation = Static<typeof participations.SubParticipation>;
/** A notification of the caller. */
export type Notification = Static<typeof identity.Notification>;
/** How notifications reach the caller. */
export type NotificationSettingsResponse = Static<typeof identity.NotificationSettings>;
/** Pagination of a list. */
export type PageMeta = Static<typeof http.PageMeta>;
/** Pagination of the notifications: `unread_count` counts all of the caller. */
export type NotificationsMeta = Static<typeof identity.NotificationsMeta>;
/** Body of every response with status 400 and above. */
export type ErrorResponse = Static<typeof http.ErrorResponse>;

/** A pass of a person. */
export type PersonalPass = Static<typeof passes.PersonalPass>;
/** Pagination, quota and counts of a list of personal passes. */
export type PersonalPassesMeta = Static<typeof passes.PersonalPassesMeta>;
/** The content of a package file and its errors. */
export type PackageCheck = Static<typeof passes.PackageCheck>;
/** First lines of a package file in another format. */
export type PackagePreview = Static<typeof passes.PackagePreview>;
/** A one-off pass of a vehicle. */
export type CarPass = Static<typeof passes.CarPass>;
/** Pagination, quota and counts of the list of car passes. */
export type CarPassesMeta = Static<typeof passes.CarPassesMeta>;
/** A link by which a person fills in their own pass. */
export type PassLink = Static<typeof passes.PassLink>;
/** A pass of an earlier exhibition, checked for this one. */
export type PassCandidate = Static<typeof passes.PassCandidate>;
/** What a person sees after opening their link. */
export type PassLinkPage = Static<typeof passes.PassLinkPage>;
/** What a person sees after sending their data. */
export type PassLinkReceipt = Static<typeof passes.PassLinkReceipt>;
/** A vehicle type. */
export type CarType = Static<typeof passes.CarType>;
/** The result of deleting all passes. */
export type DeletedPasses = Static<typeof passes.DeletedPasses>;
/** Who did what with a pass, and when. */
export type PassHistoryEntry = Static<typeof passes.PassHistoryEntry>;
/** The cart of a participation. */
export type Cart = Static<typeof services.Cart>;
/** A line of the cart. */
export type CartItem = Static<typeof services.CartItem>;

/** One date in the preparation of a participation. */
export type Deadline = Static<typeof participations.Deadline>;
/** The preparation progress of a participation, and its deadlines. */
export type Preparation = Static<typeof participations.Preparation>;
/** A request for an extension of a deadline. */
export type ExtensionRequest = Static<typeof account.ExtensionRequest>;
/** The extension requests of a participation and what can be requested. */
export type Extensions = Static<typeof account.Extensions>;
/** A device on which the user is signed in. */
export type OwnSession = Static<typeof identity.OwnSession>;
/** A token by which a page of another site uses the catalogue. */
export type LivingEmbedToken = Static<typeof catalogue.LivingEmbedToken>;
/** How the user confirms a sign-in. */
export type SecondFactor = Static<typeof identity.SecondFactor>;
/** A passkey of the user. */
export type Passkey = Static<typeof identity.Passkey>;
/** Options with which a browser creates a passkey. */
export type PasskeyCreation = Static<typeof identity.PasskeyCreation>;
/** Options with which a browser signs with a passkey. */
export type PasskeyRequest = Static<typeof identity.PasskeyRequest>;
/** A sign-in that waits for the second factor. */
export type SecondStep = Static<typeof identity.SecondStep>;
/** The personal calendar of the signed-in user. */
export type CalendarFeed = Static<typeof participations.Feed>;
/** When and how the signed-in user is reminded of deadlines. */
export type ReminderSettings = Static<typeof participations.Settings>;

/** A service as in lists. */
export type AdditionalService = Static<typeof services.AdditionalService>;
/** A listed service, with its match in a search. */
export type ListedService = Static<typeof services.ListedService>;
/** Lines of earlier orders that can be copied into the cart. */
export type CopyOffers = Static<typeof services.CopyOffers>;
/** A line of an earlier order with the dates and prices of this exhibition. */
export type CopyLine = Static<typeof services.CopyLine>;
/** How a search was interpreted, and its results. */
export type ServiceSearch = Static<typeof services.ServiceSearch>;
/** A service with its description and recommendations. */
export type AdditionalServiceDetail = Static<typeof services.AdditionalServiceDetail>;
/** An order of additional services. */
export type AdditionalOrder = Static<typeof services.Order>;
/** An order with its changes since it was placed, its history and documents. */
export type AdditionalOrderDetail = Static<typeof services.OrderDetail>;
