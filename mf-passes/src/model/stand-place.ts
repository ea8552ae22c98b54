/** A place inside the fairground: a pavilion, or a hall with its pavilion as parent. */
interface Place {
  title: string;
  parent?: { title: string } | null;
}

/** Pavilion and hall of a stand, shown on the car pass form and its PDFs (PASS-153). */
export const standPlace = (stand: { pavilion?: Place | null } | null): { pavilion: string; hall: string } => {
  const place = stand?.pavilion;
  if (!place) return { pavilion: '', hall: '' };
  return place.parent ? { pavilion: place.parent.title, hall: place.title } : { pavilion: place.title, hall: '' };
};
