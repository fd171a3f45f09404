import { createContext, useContext } from 'react';

/** The time zone of the days in the portal, IANA, from the affiliate's profile. */
export const TimeZoneContext = createContext('UTC');

export const usePortalTimeZone = (): string => useContext(TimeZoneContext);
