-- Every move pays for an index of the outbox; what is due for somebody is found among what is due.
DROP INDEX notice_by_person;
